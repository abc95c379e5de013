import { euros } from '#lib/money.js';

console.log('subpath:', euros(420));
