import { draw } from './charts/index.js';

console.log(draw('bars'));
