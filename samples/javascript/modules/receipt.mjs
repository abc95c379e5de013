import { tax } from './tax.mjs';

export const rate = 20;
console.log('cake', tax(4));
