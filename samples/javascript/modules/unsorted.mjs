import './western.mjs';
import './film.mjs';

console.log('runs');
