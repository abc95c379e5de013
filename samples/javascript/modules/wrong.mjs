console.log('prices, please');
import { adult } from './prices.mjs';
console.log(adult);
