const R = 650; // ohms, of the resistor
const base = 1e-15; // A, at 27 °C
const scale = 0.02585; // V, at 27 °C

function show(name, amperes) {
  const mA = (amperes * 1000).toFixed(3);
  console.log(`  ${name} ${mA} mA`);
}
for (const volts of [0.6, 0.66, 0.72]) {
  console.log(`${volts.toFixed(2)} V`);
  show('resistor', volts / R);
  // 2.718… to the power of volts / scale:
  const growth = Math.exp(volts / scale);
  show('diode', base * (growth - 1)); // 0 at 0 V
}
