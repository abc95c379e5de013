console.log('desk opens, adult:', adult);
await import('./snacks.mjs');
console.log('desk closes');
import { adult } from './prices.mjs';
