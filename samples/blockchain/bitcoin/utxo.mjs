// Unspent outputs: amounts are in satoshi.
const unspent = new Map();
unspent.set('a:0', { owner: 'Ann', amount: 500_000_000 });

function spend(name, inputs, outputs) {
  let fee = 0;
  for (const input of inputs) {
    if (!unspent.has(input)) return `${input} is spent`;
    fee += unspent.get(input).amount;
  }
  for (const output of outputs) fee -= output.amount;
  if (fee < 0) return 'more out than in';
  for (const input of inputs) unspent.delete(input);
  outputs.forEach((o, n) => unspent.set(`${name}:${n}`, o));
  return `accepted, fee ${fee} satoshi`;
}

// #region balance
function balance(owner) {
  let sum = 0;
  for (const output of unspent.values())
    if (output.owner === owner) sum += output.amount;
  return sum;
}
// #endregion balance

console.log(spend('c', ['a:0'], [
  { owner: 'Bob', amount: 300_000_000 },
  { owner: 'Ann', amount: 199_998_590 },
]));
console.log('Ann', balance('Ann'), 'Bob', balance('Bob'));
console.log(spend('d', ['a:0'],
  [{ owner: 'Cai', amount: 499_998_590 }]));
