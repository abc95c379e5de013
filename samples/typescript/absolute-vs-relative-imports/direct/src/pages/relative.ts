import { euros } from '../lib/money.ts';

console.log(euros(500));
