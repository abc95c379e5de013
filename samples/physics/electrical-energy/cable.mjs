const watts = 60; // for the server
const R = 0.1; // ohms, of the cable's two wires
for (const volts of [5, 10, 20]) {
  const amperes = watts / volts;
  const loss = amperes ** 2 * R;
  const lost = loss.toFixed(1);
  console.log(`${volts} V: ${amperes} A, ${lost} W lost`);
}
