const ask = (name, ms, fails) => new Promise((go, stop) =>
  setTimeout(() => {
    if (fails) stop(new Error(`no ${name}`));
    else go(name);
  }, ms));

const price = ask('price', 100);
const stock = ask('stock', 10, true);
try {
  console.log(await price, await stock);
} catch (error) {
  console.log('caught:', error.message);
}
