const CLOSE = 12, OPEN = 12, READ = 10; // ns

function time(list, count) {
  const banks = [];
  for (let b = 0; b < count; b++) banks.push({ open: null, ns: 0 });
  for (const address of list) {
    const row = Math.floor(address / 4);
    const bank = banks[row % count];
    if (row !== bank.open) {
      if (bank.open !== null) bank.ns += CLOSE;
      bank.ns += OPEN;
      bank.open = row;
    }
    bank.ns += READ;
  }
  return Math.max(...banks.map((bank) => bank.ns));
}

const jumping = [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15];
for (const count of [1, 2, 4])
  console.log(count, 'banks', time(jumping, count), 'ns');
