import './setup.mjs';
import { text } from './receipt.mjs';

console.log(text);
