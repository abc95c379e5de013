import './bars.js';

export { draw } from './draw.js';
