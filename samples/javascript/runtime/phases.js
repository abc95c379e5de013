const { readFile } = require('node:fs');
const sleep = (ms) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};
const round = (place, next) => {
  const order = [];
  setTimeout(() => order.push('timer'));
  setImmediate(() => order.push('immediate'));
  sleep(20); // the timer is due before the loop goes on
  setTimeout(() => {
    console.log(`from ${place}`.padEnd(25), order.join(', '));
    next?.();
  }, 50);
};

round('the main script', () => {
  setImmediate(() => round('an immediate', () => {
    setTimeout(() => round('a timer', () => {
      readFile(__filename, () => round('a file that was read'));
    }));
  }));
});
