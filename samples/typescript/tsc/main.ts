import { format } from './shop.ts';

console.log(format({ cents: 420 }));
