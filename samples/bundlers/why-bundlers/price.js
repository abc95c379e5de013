import { format } from './money.js';

export const sum = (items) =>
  format(items.reduce((cents, item) => cents + item.cents, 0));
