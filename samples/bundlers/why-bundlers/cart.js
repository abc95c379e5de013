import { fill } from './dom.js';
import { sum } from './price.js';

export function show(items) {
  fill('#cart', items.map((item) => `<li>${item.name}`).join(''));
  fill('#total', sum(items));
}
