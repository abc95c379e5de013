import { greet } from './user.mjs';

console.log('shop.mjs runs');
export const price = 3;
console.log(greet());
