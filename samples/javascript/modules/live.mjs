import { count, add } from './counter.mjs';
import common from './counter.cjs';

add();
common.add();
console.log('ES module:', count);
console.log('CommonJS: ', common.count);
try {
  count = 7;
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
