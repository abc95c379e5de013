const payments = [20, 30, 10];
const callbacks = [];

for (const payment of payments) {
  callbacks.push(() => payment);
}

for (var index = 0; index < 3; index++) {
  const copy = index;
  callbacks.push(() => payments[copy]);
}

payments.forEach((payment) => {
  callbacks.push(() => payment);
});

for (var index = 0; index < 3; index++) {
  const callback = (function (copy) {
    return () => payments[copy];
  })(index);
  callbacks.push(callback);
}

const results = callbacks.map((one) => one());
console.log(...results);
