import { price } from './price.js';

const cart = ['cake', 'tea'];
const last = cart.at(-1);
const euros = price[last];
console.log(euros ?? 0);
