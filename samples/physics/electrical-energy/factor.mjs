// A charger that draws current only near the peaks
// of the voltage. One period in 10,000 moments.
const N = 10000;
let power = 0;
let squaredVolts = 0;
let squaredAmperes = 0;
for (let n = 0; n < N; n++) {
  const wave = Math.sin((2 * Math.PI * (n + 0.5)) / N);
  const volts = 325 * wave;
  const near = Math.abs(wave) > 0.95;
  const amperes = near ? 1.04 * Math.sign(wave) : 0;
  power += volts * amperes;
  squaredVolts += volts ** 2;
  squaredAmperes += amperes ** 2;
}
const watts = power / N;
// effective values
const V = Math.sqrt(squaredVolts / N);
const A = Math.sqrt(squaredAmperes / N);
console.log(`${watts.toFixed(0)} W`);
console.log(`${(V * A).toFixed(0)} VA`);
console.log(`power factor ${(watts / (V * A)).toFixed(2)}`);
