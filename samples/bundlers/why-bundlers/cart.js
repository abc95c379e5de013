import { fill } from './dom.js';
import { sum } from './price.js';

const label = 'Total: ';

export function show(items) {
  fill('total', label + sum(items));
}
