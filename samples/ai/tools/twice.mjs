const payments = [];
const done = new Set();

// The payment service. Its first answer is lost.
function pay(euros, key) {
  if (done.has(key)) return 'paid';
  payments.push(euros);
  if (key) done.add(key);
  if (payments.length === 1) throw new Error('lost');
  return 'paid';
}

for (const key of [undefined, 'pay order 17']) {
  payments.length = 0;
  try {
    pay(30, key);
  } catch {
    pay(30, key);
  }
  console.log(key, '- payments:', payments.join(' + '));
}
