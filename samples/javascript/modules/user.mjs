import { price } from './shop.mjs';

console.log('user.mjs runs');
export function greet() {
  return `tea is ${price}`;
}
console.log(greet());
