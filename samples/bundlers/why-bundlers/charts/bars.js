import { kinds } from './draw.js';

kinds.set('bars', () => '▂▅▇');
