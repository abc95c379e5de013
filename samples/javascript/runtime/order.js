setTimeout(() => {
  log('A');
  queueMicrotask(() => log('B'));
});
setTimeout(() => log('C'));
(async () => {
  log('D');
  await null;
  log('E');
})();
queueMicrotask(() => {
  log('F');
  queueMicrotask(() => log('G'));
});
log('H');

function log(letter) {
  console.log(letter);
}
