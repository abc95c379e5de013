const electrons = 8.4e28; // free, in 1 m³ of copper
const charge = 1.602e-19; // of an electron, in C
const area = 1e-6; // of the wire, in m² (1 mm²)
const length = 10; // of the wire, in m
const current = 1; // in A

const drift = current / (electrons * charge * area);
const hours = length / drift / 3600;
const signal = length / 2e8; // at 200,000 km/s

console.log(`drift: ${(drift * 1000).toFixed(3)} mm/s`);
console.log(`electron: ${hours.toFixed(0)} hours`);
console.log(`signal: ${(signal * 1e9).toFixed(0)} ns`);
