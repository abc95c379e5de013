import { euros } from '#/lib/money.js';

console.log('slash:', euros(420));
