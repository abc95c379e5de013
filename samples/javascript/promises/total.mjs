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

async function total() {
  const price = await ask('price', 100);
  try {
    const gift = await ask('gift', 100);
    return price + gift;
  } catch (reason) {
    console.log('caught:', reason.message);
    return price;
  }
}

const sum = total();
console.log('waiting');
sum.then((value) => {
  console.log('total:', value);
});
