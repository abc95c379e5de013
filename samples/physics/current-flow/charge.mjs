const supply = 1; // volts
const R = 1000; // ohms
const C = 100e-12; // farads (100 pF)
const step = 0.1e-9; // seconds (0.1 ns)
let volts = 0; // across the capacitor
for (let n = 1; n <= 5000; n++) {
  const rest = supply - volts; // across R
  const current = rest / R;
  volts += (current / C) * step;
  // a line of output every 100 ns
  if (n % 1000 === 0) {
    const bar = '#'.repeat(Math.round(volts * 15));
    console.log(`${n / 10} ns ${volts.toFixed(2)} V ${bar}`);
  }
}
