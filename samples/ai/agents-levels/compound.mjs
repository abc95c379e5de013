for (const p of [0.95, 0.99]) {
  console.log(`probability of one step: ${p}`);
  for (const n of [5, 20, 100]) {
    const all = 100 * p ** n; // in percent
    console.log(`  of all ${n} steps: ${all.toFixed(1)} %`);
  }
}
