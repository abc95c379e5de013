import { total } from '../core/total.js';

console.log(total([4, 5]));
