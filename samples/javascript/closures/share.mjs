function account() {
  let balance = 100;
  const copy = balance;

  function pay(amount) {
    balance -= amount;
  }
  function show() {
    return `balance ${balance}, copy ${copy}`;
  }

  balance += 5;
  return { pay, show };
}

const anna = account();
const ben = account();
anna.pay(20);
console.log('anna:', anna.show());
console.log('ben: ', ben.show());
