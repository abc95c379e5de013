const log = (text) => console.log(text);

setTimeout(() => {
  log('timer one');
  queueMicrotask(() => log('microtask of timer one'));
});
setTimeout(() => log('timer two'));

async function load() {
  log('load starts');
  await null;
  log('load goes on');
}
load();

queueMicrotask(() => {
  log('microtask one');
  queueMicrotask(() => log('microtask of a microtask'));
});
log('end of the script');
