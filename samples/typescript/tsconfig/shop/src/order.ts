import { total } from './total.js';

const guest = process.argv[2];
console.log(guest.toUpperCase(), total([4, 5]));
