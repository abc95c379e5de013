const seek = 8; // ms, on average
// a minute: 60,000 ms, 7,200 turns
const turn = 60_000 / 7_200; // 8.33 ms
const wait = turn / 2; // 4.17 ms
const perMs = 200_000; // bytes in a ms
const transfer = 4_096 / perMs; // 0.02 ms

const access = seek + wait + transfer;
const rate = 1_000 / access; // in a second
const scattered = 1_000 * access;
const inRow = seek + wait + 1_000 * transfer;

const log = console.log;
log('one preview', access.toFixed(2), 'ms');
log('accesses a second', rate.toFixed(0));
log('scattered', scattered.toFixed(0), 'ms');
log('in a row', inRow.toFixed(0), 'ms');
