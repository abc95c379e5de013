import prices from './prices.mjs';
import { add as order } from './cart.mjs';
import * as cart from './cart.mjs';

order(2);
console.log(cart.count * prices.tea);
