import { euros } from '#lib/money';

console.log(euros(500));
