import { film } from './player.mjs';

console.log('plugin for', film);
