import { vat } from '../../core/dist/vat.js';

console.log(vat(100));
