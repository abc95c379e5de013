import { count, add } from './cart.mjs';

console.log(count);
add(2);
console.log(count);
console.log(typeof message);
