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

function amplification({ inUse, next, trim }) {
  const disk = drive();
  for (let sector = 0; sector < SECTORS; sector += 1)
    disk.write(sector);
  if (trim)
    for (let sector = inUse; sector < SECTORS; sector += 1)
      disk.trim(sector);
  const overwrite = (times) => {
    for (let i = 0; i < times; i += 1) disk.write(next(inUse));
  };
  overwrite(2 * SECTORS); // until it no longer changes
  const { asked, written } = { ...disk.count };
  overwrite(SECTORS);
  return (disk.count.written - written) / (disk.count.asked - asked);
}

let at = 0;
let seed = 1;
const inOrder = (range) => (at = (at + 1) % range);
const anywhere = (range) => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * range);
};
const half = Math.floor(SECTORS / 2);

for (const [label, run] of Object.entries({
  'full, in order     ': { inUse: SECTORS, next: inOrder },
  'full, anywhere     ': { inUse: SECTORS, next: anywhere },
  'half deleted       ': { inUse: half, next: anywhere },
  'half deleted, TRIM ': { inUse: half, next: anywhere, trim: true },
}))
  console.log(label, amplification(run).toFixed(2), 'pages written');
// #endregion runs
