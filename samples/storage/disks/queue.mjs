const requests = 3200;
let seed = 1;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}

// #region hdd
const turn = 60_000 / 7_200; // ms for one rotation
let now = 0;
let arm = 0;

function cost({ track, angle }) { // ms until it is under the head
  const seek = 0.5 + 14.4 * Math.sqrt(Math.abs(track - arm));
  const under = ((now + seek) / turn) % 1;
  return seek + ((angle - under + 1) % 1) * turn;
}

function hardDisk(depth) { // of those waiting, the nearest in time
  const start = now;
  const waiting = [];
  for (let done = 0; done < requests; done += 1) {
    while (waiting.length < depth)
      waiting.push({ track: random(), angle: random() });
    const costs = waiting.map(cost);
    const next = costs.indexOf(Math.min(...costs));
    now += costs[next];
    arm = waiting[next].track;
    waiting.splice(next, 1);
  }
  return now - start;
}
// #endregion hdd

// #region ssd
function flash(depth) { // 16 chips, 0.08 ms a read, no choice
  const free = new Array(16).fill(0); // when each chip is free
  const slots = new Array(depth).fill(0); // when each answer is back
  for (let done = 0; done < requests; done += 1) {
    const slot = slots.indexOf(Math.min(...slots));
    const chip = Math.floor(random() * 16);
    const end = Math.max(slots[slot], free[chip]) + 0.08;
    slots[slot] = free[chip] = end;
  }
  return Math.max(...slots);
}
// #endregion ssd

console.log('waiting  reads/s: hard disk    flash');
for (const depth of [1, 4, 32]) {
  const perSecond = [hardDisk, flash].map((disk) =>
    Math.round((requests / disk(depth)) * 1000));
  console.log(String(depth).padStart(7),
    String(perSecond[0]).padStart(20),
    String(perSecond[1]).padStart(8));
}
