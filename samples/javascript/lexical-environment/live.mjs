import { add, count } from './counter.mjs';

const copy = count;
add();
console.log('count', count, 'copy', copy);
try {
  count = 10;
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
