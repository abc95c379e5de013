import { Item, total } from './total.js';

const items: Item[] = [
  { name: 'tea', price: 4 },
  { name: 'cake', price: 5 },
];
console.log(total(items));
