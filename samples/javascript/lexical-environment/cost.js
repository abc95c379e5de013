const rounds = 300_000;

const programs = {
  'one record away'() {
    let sum = 0;
    const add = () => {
      for (let i = 0; i < rounds; i++) sum += i;
    };
    add();
  },
  'four records away'() {
    let sum = 0;
    const outer = (a) => (b) => (c) => {
      const add = () => {
        for (let i = 0; i < rounds; i++) sum += i;
        return [a, b, c];
      };
      return add();
    };
    outer(1)(2)(3);
  },
  'with ({}) between'() {
    let sum = 0;
    with ({}) {
      const add = () => {
        for (let i = 0; i < rounds; i++) sum += i;
      };
      add();
    }
  },
};

const best = {};
for (let turn = 0; turn < 15; turn++) {
  for (const [name, run] of Object.entries(programs)) {
    const start = performance.now();
    run();
    const took = performance.now() - start;
    best[name] = Math.min(best[name] ?? Infinity, took);
  }
}
for (const [name, took] of Object.entries(best)) {
  const slow = took > 5 * best['one record away'];
  const words = slow ? 'over 5 times' : 'about the same';
  console.log(name.padEnd(17), words);
}
