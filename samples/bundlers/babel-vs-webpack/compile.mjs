import { babel } from './tools.mjs';

const helpers = /^function _.*\n/gm;
const breaks = / (?=[?&|]+ )|(?<=\([\w$]+ =) /g;
const code = babel('cart.js').replace(helpers, '');
console.log(code.replace(breaks, '\n      '));
