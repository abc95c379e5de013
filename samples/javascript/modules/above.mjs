globalThis.price = 9;
import { text } from './receipt.mjs';

console.log(text);
