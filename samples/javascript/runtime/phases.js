const { readFile } = require('node:fs');
const log = (word) => () => console.log(word);

readFile(__filename, () => {
  setTimeout(log('timer'), 0);
  setImmediate(log('immediate'));
  Promise.resolve().then(log('promise'));
  process.nextTick(log('tick'));
});
