import { add } from './cart.mjs';

console.log('gift.mjs runs');
add(1); // a free cup
