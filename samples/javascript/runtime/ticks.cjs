Promise.resolve().then(() => console.log('promise'));
process.nextTick(() => console.log('nextTick'));
setImmediate(() => {
  Promise.resolve().then(() => console.log('promise, later'));
  process.nextTick(() => console.log('nextTick, later'));
});
