import { define, model } from './model.mjs';

let text = '';
text += define('get_order', 'Says where an order is.',
  { number: 'integer' });
text += 'user: Where is order 17?\n';
console.log(text + model(text));
