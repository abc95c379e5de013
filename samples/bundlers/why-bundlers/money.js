import { locale } from './locale.js';

export const format = (cents) =>
  (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
