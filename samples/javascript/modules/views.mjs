import byDefault, { free, sell } from './hall.mjs';
import * as hall from './hall.mjs';
import old, { free as oldFree } from './hall.cjs';

const { free: picked } = await import('./hall.mjs');
sell();
old.sell();

console.log('import { free }          ', free);
console.log('hall.free of import *    ', hall.free);
console.log('export default free      ', byDefault);
console.log('picked out of import()   ', picked);
console.log('CommonJS, import { free }', oldFree);
console.log('CommonJS, default.free   ', old.free);
