function run(GHz, V) {
  const time = 12 / GHz; // for 12 billion cycles
  const dynamic = 10 * V ** 2 * GHz * time;
  const leakage = 10 * V * time;
  const others = 10 * time;
  const job = dynamic + leakage + others;
  // until 12 seconds have passed, at rest:
  const total = job + 10 * (12 - time);
  print([GHz, V, time, dynamic, leakage, others, job, total]);
}

function print(cells) {
  const texts = cells.map((cell) => {
    const rounded = cell > 12 ? Math.round(cell) : cell;
    return `${rounded}`.padStart(4);
  });
  console.log(texts.join(''));
}

console.log(' GHz   V   s dyn lea oth job tot');
run(4, 1);
run(2, 1);
run(2, 0.8);
run(1, 0.7);
