const ohms = 650;
// writes amperes as milliamperes
const mA = (amperes) => `${(amperes * 1000).toFixed(3)} mA`;

for (const volts of [0.6, 0.66, 0.72]) {
  const resistor = volts / ohms;
  // 1e-15 A belongs to this diode, 0.02585 V to 27 °C
  // Math.exp(x) is 2.718… to the power of x
  const diode = 1e-15 * (Math.exp(volts / 0.02585) - 1);
  console.log(`${volts.toFixed(2)} V`);
  console.log(`  resistor ${mA(resistor)}`);
  console.log(`  diode ${mA(diode)}`);
}
