const attempt = (name, run) => {
  try {
    const result = run();
    const kind = Object.prototype.toString.call(result);
    console.log(name.padEnd(9), 'returned', kind.slice(8, -1));
    result?.catch?.(({ message }) => {
      console.log(name.padEnd(9), 'rejected:', message);
    });
  } catch ({ message }) {
    console.log(name.padEnd(9), 'threw:', message);
  }
};
const fail = () => {
  throw new Error('no value');
};

console.log('an error in the body');
attempt('plain', function () { fail(); });
attempt('async', async function () { fail(); });
attempt('generator', function* () { fail(); });
await null;

console.log('an error in a default value');
attempt('plain', function (value = fail()) {});
attempt('async', async function (value = fail()) {});
attempt('generator', function* (value = fail()) {});
await null;
