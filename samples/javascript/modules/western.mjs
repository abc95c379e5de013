import { Film } from './film.mjs';

export class Western extends Film {}
