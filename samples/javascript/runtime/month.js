const month = 30 * 24 * 60 * 60 * 1000;

setTimeout(() => console.log('a month has passed'), month);
const signal = AbortSignal.timeout(month);

setTimeout(() => {
  console.log('after 0.1 s, aborted:', signal.aborted);
}, 100);
