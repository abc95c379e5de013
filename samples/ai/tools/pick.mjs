import { define, model } from './model.mjs';

let text = '';
text += define('get_order', 'Order status.',
  { number: 'integer' });
text += define('cancel_order', 'Stops an order where it is.',
  { number: 'integer' });
text += 'user: Where is order 17?\n';
console.log(model(text));
