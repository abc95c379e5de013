import { locale } from './locale.js';

const label = 'EUR ';

export function format(cents) {
  return label + (cents / 100).toLocaleString(locale);
}
