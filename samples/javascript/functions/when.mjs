function check(count) {
  if (count < 1) throw new RangeError('count ' + count);
  return count;
}
function plain(count) { return check(count); }
async function later(count) { return check(count); }
function* oneByOne(count) { yield check(count); }
async function* both(count) { yield check(count); }
function* early(count = check(0)) { yield count; }

for (const f of [plain, later, oneByOne, both, early]) {
  try {
    const gave = f === early ? f() : f(0);
    console.log(f.name, 'gave', String(gave));
    if (gave instanceof Promise) gave.catch(() => {});
  } catch (error) {
    console.log(f.name, 'threw', error.message);
  }
}
