const seek = 8; // ms, to the right ring
const turn = 60_000 / 7_200; // 8.33 ms
const wait = turn / 2; // 4.17 ms
const pass = 4_096 / 200_000; // 0.02 ms

const one = seek + wait + pass;
const scattered = 1_000 * one;
const inRow = seek + wait + 1_000 * pass;

console.log('one preview:', one.toFixed(2), 'ms');
console.log('scattered:', scattered.toFixed(0), 'ms');
console.log('in a row:', inRow.toFixed(0), 'ms');
