console.log('shop.mjs runs');

import './gift.mjs';
import { count, add } from './cart.mjs';

add(2);
console.log(count);
