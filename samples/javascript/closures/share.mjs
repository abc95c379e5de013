function account() {
  let balance = 100;
  const copy = balance;
  const pay = (amount) => {
    balance -= amount;
  };
  const show = () => `balance ${balance}, copy ${copy}`;
  balance += 5;
  return { pay, show };
}

const anna = account();
const ben = account();
anna.pay(20);
console.log('anna:', anna.show());
console.log('ben: ', ben.show());
