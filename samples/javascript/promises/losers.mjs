const log = (text) => console.log(text);
const brew = (name, ms, fails) => new Promise((go, stop) =>
  setTimeout(() => {
    log(`  ${name} done`);
    if (fails) stop(new Error(`${name} failed`));
    else go(name);
  }, ms));
const cups = () => [
  brew('slow', 150),
  brew('broken', 50, true),
  brew('quick', 100),
];
const settle = () => new Promise((go) => setTimeout(go, 300));

for (const how of ['all', 'race', 'any', 'allSettled']) {
  log(`Promise.${how}:`);
  try {
    const cup = await Promise[how](cups());
    log(`  => ${Array.isArray(cup) ? cup.map((c) => c.status) : cup}`);
  } catch (error) {
    log(`  => ${error.message}`);
  }
  await settle();
}
