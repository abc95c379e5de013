import { format } from './money.js';

export function sum(items) {
  let cents = 0;
  for (const item of items) cents += item.cents;
  return format(cents);
}
