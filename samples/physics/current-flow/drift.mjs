const electrons = 8.4e28; // free, in 1 m³
const charge = 1.602e-19; // coulombs each
const area = 1e-6; // m² (1 mm²), of the wire
const length = 10; // m, of the wire
const current = 1; // A

const perMetre = electrons * charge * area;
const drift = current / perMetre; // m/s
const seconds = length / drift;
const delay = length / 2e8; // s, in a cable

const mm = (drift * 1000).toFixed(3);
const hours = (seconds / 3600).toFixed(0);
const ns = (delay * 1e9).toFixed(0);
console.log(`drift: ${mm} mm/s`);
console.log(`electron: ${hours} hours`);
console.log(`field: ${ns} ns`);
