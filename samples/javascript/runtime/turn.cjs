const log = (word) => () => console.log(word);

setTimeout(log('timer'), 0);
setImmediate(log('immediate'));
Promise.resolve().then(log('promise'));
process.nextTick(log('tick'));
