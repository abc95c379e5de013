// #region charge
const R = 4700, C = 200e-12, V = 3.3; // pull-up, bus, supply
const tau = R * C;
const exact = (t) => V * (1 - Math.exp(-t / tau));

function simulate(step, until) {
  let volts = 0;
  for (let i = 0; i < Math.round(until / step); i++) {
    volts += ((V - volts) / R / C) * step; // I = C · dV/dt
  }
  return volts;
}

console.log("RC", (tau * 1e9).toFixed(0), "ns; after 6 RC",
  exact(6 * tau).toFixed(4), "V");
for (const part of [0.01, 0.1, 1, 1.5, 2, 3]) {
  const volts = simulate(part * tau, 6 * tau);
  console.log(`step ${part} RC:`.padEnd(13), volts.toFixed(4), "V");
}
// #endregion charge
// #region rise
const rise = (ohms) =>
  -ohms * C * (Math.log(1 - 0.7) - Math.log(1 - 0.3));
for (const ohms of [4700, 2200, 1500, 820]) {
  const sink = ((V - 0.4) / ohms) * 1000;
  console.log(`${ohms} Ω:`, (rise(ohms) * 1e9).toFixed(0),
    "ns to rise,", sink.toFixed(1), "mA to hold low");
}
// #endregion rise
