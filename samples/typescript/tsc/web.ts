import { Item, total } from './total.js';

const text = '[{ "name": "cake", "price": "5" }]';
const items: Item[] = JSON.parse(text);

for (const item of items) {
  if (typeof item.price !== 'number') {
    console.log('wrong price:', item.name);
  }
}
console.log(total(items));
