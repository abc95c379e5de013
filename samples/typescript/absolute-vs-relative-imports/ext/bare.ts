import { euros } from './money';

console.log(euros(420));
