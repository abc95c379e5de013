const bank = (function () {
  const payments = [];
  return {
    pay: (amount) => payments.push(amount),
    original: () => payments,
    copy: () => [...payments],
  };
})();

bank.pay(20);
console.log('outside:', bank.payments);

bank.copy().push(999);
console.log('after copy:', bank.copy());

bank.original().push(999);
console.log('after original:', bank.copy());
