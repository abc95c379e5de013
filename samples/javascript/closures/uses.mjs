function prepare(pay, amount) {
  return () => pay(amount);
}

function once(callback) {
  let called = false;
  return () => {
    if (called) return;
    called = true;
    callback();
  };
}

function pay(amount) {
  console.log('paid', amount);
}

const payRent = prepare(pay, 50);
payRent();
payRent();

const payFee = once(() => pay(5));
payFee();
payFee();
