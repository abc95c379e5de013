// #region two
function account() {
  let balance = 100;
  return {
    pay: (amount) => {
      balance -= amount;
    },
    show: () => balance,
  };
}

class Account {
  #balance = 100;
  pay(amount) {
    this.#balance -= amount;
  }
  show() {
    return this.#balance;
  }
}

function same(create) {
  return create().pay === create().pay;
}
console.log('factory, same:', same(account));
console.log('class, same:', same(() => new Account()));
// #endregion two

const count = 100_000;

// What 100,000 accounts add to the heap, divided by 100,000 and rounded to multiples of 32.
function bytes(create) {
  gc();
  const before = process.memoryUsage().heapUsed;
  const accounts = Array.from({ length: count }, create);
  gc();
  const each = (process.memoryUsage().heapUsed - before) / accounts.length;
  return Math.round((each - 8) / 32) * 32;
}

console.log('factory, bytes each:', bytes(() => account()));
console.log('class, bytes each:', bytes(() => new Account()));
