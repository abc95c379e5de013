import { free, sell } from './seats.mjs';
import { gift } from './snacks.mjs';

console.log(free, 'seats, and', gift());
sell(2);
console.log(free, 'seats');
