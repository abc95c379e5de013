import { euros } from './money.ts';

console.log(euros(420));
