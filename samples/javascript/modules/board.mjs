import prices from './prices.mjs';
import { sell as book } from './seats.mjs';
import * as seats from './seats.mjs';

book(1);
console.log(seats.free, 'seats at', prices.adult);
