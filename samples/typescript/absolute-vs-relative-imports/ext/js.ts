import { euros } from './money.js';

console.log(euros(420));
