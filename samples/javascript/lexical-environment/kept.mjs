let watched;
function load() {
  const list = new Array(1_000_000).fill('tea');
  watched = new WeakRef(list);
  return list;
}

// #region make
function withHelper() {
  const list = load();
  const size = () => list.length;
  const items = size();
  return () => items;
}

function withoutHelper() {
  const list = load();
  const items = list.length;
  return () => items;
}
// #endregion make

async function test(make) {
  const show = make();
  await new Promise((resolve) => setTimeout(resolve, 10));
  gc();
  const answer = watched.deref() ? 'in memory' : 'freed';
  console.log(`${make.name}: ${show()} items, list ${answer}`);
}

await test(withHelper);
await test(withoutHelper);
