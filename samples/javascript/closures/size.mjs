// #region two
function account() {
  let balance = 100;
  return {
    pay: (amount) => {
      balance -= amount;
    },
    earn: (amount) => {
      balance += amount;
    },
    show: () => balance,
  };
}

class Account {
  #balance = 100;
  pay(amount) {
    this.#balance -= amount;
  }
  earn(amount) {
    this.#balance += amount;
  }
  show() {
    return this.#balance;
  }
}

// #endregion two

const count = 100_000;

function bytes(make) {
  gc();
  const before = process.memoryUsage().heapUsed;
  const all = Array.from({ length: count }, make);
  gc();
  const each = (process.memoryUsage().heapUsed - before) / all.length;
  return Math.round((each - 8) / 32) * 32;
}

console.log('closures:', bytes(() => account()), 'bytes each');
console.log('objects: ', bytes(() => new Account()), 'bytes each');
