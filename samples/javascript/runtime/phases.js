const { readFile } = require('node:fs');
const log = console.log;

readFile(__filename, () => {
  setTimeout(() => log('timer'), 0);
  setImmediate(() => log('immediate'));
  queueMicrotask(() => log('microtask'));
  process.nextTick(() => log('nextTick'));
  log('file is read');
});
