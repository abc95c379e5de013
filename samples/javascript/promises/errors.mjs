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

ask('gift', 100)
  .then((gift) => gift * 2)
  .catch((reason) => {
    console.log('caught:', reason.message);
    return 0;
  })
  .finally(() => console.log('finally'))
  .then((gift) => {
    console.log('gift:', gift);
  });
