// #region server
const answers = { price: 12, shipping: 3 };

function ask(name, ms) {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      const answer = answers[name];
      if (answer) resolve(answer);
      else reject(new Error(`no ${name}`));
    }, ms);
  });
}
// #endregion server

const names = ['price', 'shipping'];
const load = (name) => ask(name, 100);

async function oneByOne() {
  const list = [];
  for (const name of names) {
    list.push(await load(name));
  }
  console.log('one by one:', list);
}
async function together() {
  const requests = names.map(load);
  const list = await Promise.all(requests);
  console.log('together:', list);
}

oneByOne();
together();
const list = [];
names.forEach(async (name) => {
  list.push(await load(name));
});
console.log('forEach:', list);
