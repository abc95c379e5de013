const rounds = 300_000;

// Each function adds numbers to a variable of an outer environment.
const programs = {
  'one step out'() {
    let sum = 0;
    const add = () => {
      for (let i = 0; i < rounds; i++) sum += i;
    };
    add();
  },
  'four steps out'() {
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
  'behind with'() {
    let sum = 0;
    with ({}) {
      const add = () => {
        for (let i = 0; i < rounds; i++) sum += i;
      };
      add();
    }
  },
  'behind eval'() {
    let sum = 0;
    const outer = () => {
      eval('');
      const add = () => {
        for (let i = 0; i < rounds; i++) sum += i;
      };
      add();
    };
    outer();
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

const base = best['one step out'];
for (const name of Object.keys(programs).slice(1)) {
  const ratio = best[name] / base;
  let words = '2 to 3 times as long';
  if (ratio < 2) words = 'less than 2 times as long';
  if (ratio > 3) words = 'more than 3 times as long';
  console.log(`${name}: ${words}`);
}
