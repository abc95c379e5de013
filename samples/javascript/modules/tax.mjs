import { rate } from './receipt.mjs';

export function tax(price) {
  return (price * rate) / 100;
}
console.log('tea', tax(3));
