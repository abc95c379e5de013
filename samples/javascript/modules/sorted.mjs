import './film.mjs';
import './western.mjs';

console.log('runs');
