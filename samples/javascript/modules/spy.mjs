import { mock } from 'node:test';
import * as hall from './hall.mjs';
import old, { sell } from './hall.cjs';

try {
  mock.method(hall, 'sell', () => {});
} catch (error) {
  console.log('ES module:', error.message);
}

mock.method(old, 'sell', () => {});
old.sell();
console.log('through the object:', old.free, 'seats');
sell();
console.log('through the import:', old.free, 'seats');
