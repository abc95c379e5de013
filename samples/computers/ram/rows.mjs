const CLOSE = 12, OPEN = 12, READ = 10; // ns

function time(list) {
  const bank = { open: null, ns: 0 };
  for (const address of list) {
    const row = Math.floor(address / 4);
    if (row !== bank.open) {
      if (bank.open !== null) bank.ns += CLOSE;
      bank.ns += OPEN;
      bank.open = row;
    }
    bank.ns += READ;
  }
  return bank.ns;
}

const inOrder = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const jumping = [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15];
console.log('in order', time(inOrder), 'ns');
console.log('jumping ', time(jumping), 'ns');
