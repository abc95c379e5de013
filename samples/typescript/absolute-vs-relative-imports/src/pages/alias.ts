import { euros } from '@/lib/money.js';

console.log('alias:', euros(420));
