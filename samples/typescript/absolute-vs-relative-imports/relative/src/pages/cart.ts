import { euros } from '../lib/money.js';

console.log(euros(500));
