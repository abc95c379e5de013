import { babel } from './tools.mjs';

const helpers = /^function _.*\n/gm;
console.log(babel('cart.js').replace(helpers, ''));
