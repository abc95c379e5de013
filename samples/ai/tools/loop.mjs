import { define, model } from './model.mjs';

const orders = { 17: 'sent on Monday', 18: 'being packed' };
const run = {
  find_order: () => 'the order is number 17',
  get_order: (args) => orders[args.number],
};

let text = '';
text += define('find_order', 'Finds my parcel, my newest order.');
text += define('get_order', 'Says where an order is.',
  { number: 'integer' });
text += 'user: Where is my parcel?\n';
for (let round = 1; round <= 5; round++) {
  const reply = model(text);
  text += reply + '\n';
  if (!reply.startsWith('call: ')) break;
  const call = JSON.parse(reply.slice('call: '.length));
  const result = run[call.name](call.arguments);
  text += 'result: ' + result + '\n';
}
console.log(text.slice(text.indexOf('user')).trim());
