const single = Math.fround; // rounds to 32 bits
const step = single(1 / 60);
let time = single(0), frame = 0;

for (const hours of [1, 12, 24, 48, 96, 144]) {
  for (; frame < hours * 3600 * 60; frame++)
    time = single(time + step);
  const gap = 2 ** (Math.floor(Math.log2(time)) - 23);
  console.log(`${hours} h:`.padEnd(6),
    `summed ${(time / 3600).toFixed(2)} h,`,
    `gap ${gap.toFixed(4)} s`);
}
