const BLOCKS = 64; // a block is erased as a whole
const PAGES = 32; // a page is written once, then needs an erasure

// #region drive
function drive() {
  const pageOf = []; // sector -> the page that holds it
  const holds = []; // page -> its sector, undefined if waste
  const valid = new Array(BLOCKS).fill(0); // pages in use
  const free = valid.map((_, block) => block);
  let open = free.pop();
  let used = 0; // pages of the open block that are written
  const count = { asked: 0, written: 0 };

  function forget(sector) { // its page stays, and is waste
    const page = pageOf[sector];
    if (page === undefined) return;
    holds[page] = pageOf[sector] = undefined;
    valid[Math.floor(page / PAGES)] -= 1;
  }
  function put(sector) {
    if (used === PAGES) [open, used] = [free.pop(), 0];
    forget(sector);
    const page = open * PAGES + used;
    pageOf[sector] = page;
    holds[page] = sector;
    valid[open] += 1;
    used += 1;
    count.written += 1;
  }
  function collect() { // erase the block with least to save
    let victim = -1;
    for (let block = 0; block < BLOCKS; block += 1)
      if (block !== open && !free.includes(block))
        if (victim < 0 || valid[block] < valid[victim])
          victim = block;
    const first = victim * PAGES;
    for (const sector of holds.slice(first, first + PAGES))
      if (sector !== undefined) put(sector);
    free.push(victim);
  }
  function write(sector) {
    count.asked += 1;
    put(sector);
    while (free.length < 2) collect();
  }
  return { write, trim: forget, count };
}
// #endregion drive

// #region runs
const SECTORS = Math.floor(BLOCKS * PAGES * 0.9); // 10% spare

let seed = 1;
function random() { // 0 to 1, the same in each run
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

function amplification({ isInOrder, isHalfDeleted, isTrimSent }) {
  const disk = drive();
  for (let sector = 0; sector < SECTORS; sector += 1)
    disk.write(sector);

  // Deleting every second photo tells the SSD nothing
  const step = isHalfDeleted ? 2 : 1;
  if (isTrimSent)
    for (let sector = 1; sector < SECTORS; sector += step)
      disk.trim(sector);

  const photos = Math.floor(SECTORS / step);
  let at = 0;
  const next = () =>
    isInOrder ? (at = (at + 1) % photos) : Math.floor(random() * photos);
  const overwrite = (times) => {
    for (let i = 0; i < times; i += 1) disk.write(next() * step);
  };
  overwrite(2 * SECTORS); // until it no longer changes
  const { asked, written } = { ...disk.count };
  overwrite(SECTORS);
  return (disk.count.written - written) / (disk.count.asked - asked);
}

function print(order, deleted, trim) {
  const pages = amplification({
    isInOrder: order === 'in order',
    isHalfDeleted: deleted === 'half deleted',
    isTrimSent: trim === 'TRIM',
  });
  console.log(`${order}, ${deleted}, ${trim}: ${pages.toFixed(2)}`);
}
// #endregion runs

// #region cases
print('in order', 'none deleted', 'no TRIM');
print('anywhere', 'none deleted', 'no TRIM');
print('anywhere', 'half deleted', 'no TRIM');
print('anywhere', 'half deleted', 'TRIM');
// #endregion cases
