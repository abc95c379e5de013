import { euros } from '../lib/money.js';

console.log('relative:', euros(420));
