const rate = 48000, turn = 2 * Math.PI;
let phase = 0, last = [0, 0], largest = [0, 0];

for (let n = 1; n <= rate; n++) {
  const pitch = n < 0.3 * rate ? 440 : 441;
  phase = (phase + pitch / rate) % 1; // in turns
  const now = [
    Math.sin(turn * pitch * n / rate),
    Math.sin(turn * phase),
  ];
  largest = largest.map((step, way) =>
    Math.max(step, Math.abs(now[way] - last[way])));
  last = now;
}
console.log('pitch times time:', largest[0].toFixed(3));
console.log('phase, step by step:', largest[1].toFixed(3));
