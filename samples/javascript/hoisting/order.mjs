import { total } from './prices.mjs';

export const tax = 0.2;
export function currency() {
  return 'euros';
}
console.log(total(100));
