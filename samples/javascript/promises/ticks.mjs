/** How many microtasks pass until the reaction of `make()` runs. */
async function ticks(name, make) {
  let passed = 0;
  let done = false;
  const count = () => {
    if (done) return;
    passed++;
    queueMicrotask(count);
  };
  make().then(() => {
    done = true;
    console.log(name.padEnd(34), passed);
  });
  queueMicrotask(count);
  await new Promise((go) => setTimeout(go));
}

const settled = Promise.resolve('tea');
await ticks('settled', () => settled);
await ticks('async () => "tea"', async () => 'tea');
await ticks('async () => await settled', async () =>
  await settled);
await ticks('async () => settled', async () => settled);
await ticks('settled.then(() => "tea")', () =>
  settled.then(() => 'tea'));
await ticks('settled.then(() => settled)', () =>
  settled.then(() => settled));
await ticks('new Promise((go) => go(settled))', () =>
  new Promise((go) => go(settled)));
