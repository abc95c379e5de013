// #region charge
const charges = [];
const done = new Map();

/** Charges a card. The answer to the first call gets lost. */
function charge(euros, key) {
  if (key !== undefined && done.has(key)) return done.get(key);
  charges.push(euros);
  if (key !== undefined) done.set(key, 'charged');
  if (charges.length === 1) throw new Error('timeout');
  return 'charged';
}

for (const key of [undefined, 'order 81']) {
  charges.length = 0;
  for (let attempt = 1; attempt <= 2; attempt++) {
    try {
      charge(30, key);
      break;
    } catch (error) {
      console.log(`attempt ${attempt}: ${error.message}`);
    }
  }
  console.log(`key: ${key}; charged: ${charges.join(' + ')} euros`);
}
// #endregion charge
