function account() {
  let balance = 100;

  function pay(amount) {
    balance -= amount;
    return balance;
  }

  return pay;
}

const payAnna = account();
console.log(payAnna(20));

function shop() {
  const balance = 7;
  console.log(payAnna(30), balance);
}
shop();
