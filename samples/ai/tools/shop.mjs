import { define, model } from './model.mjs';

const orders = { 17: 'sent on Monday', 18: 'being packed' };
const run = { get_order: (args) => orders[args.number] };

let text = '';
text += define('get_order', 'Says where an order is.',
  { number: 'integer' });
text += 'user: Where is order 17?\n';
const reply = model(text);
text += reply + '\n';
const call = JSON.parse(reply.slice('call: '.length));
const result = run[call.name](call.arguments);
text += 'result: ' + result + '\n';
text += model(text);
console.log(text.slice(text.indexOf('user')));
