import { free, sell } from './seats.mjs';

sell(1);
console.log(free, 'seats after the web');
