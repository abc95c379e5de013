import { currency, tax } from './order.mjs';

export const total = (price) => price * (1 + tax);

console.log('prices are in', currency());
console.log('10 with tax:', total(10));
