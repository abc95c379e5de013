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

ask('price', 100)
  .then((price) => price * 2)
  .then((sum) => {
    console.log('two books:', sum);
    return ask('shipping', 100);
  })
  .then((shipping) => {
    console.log('shipping:', shipping);
  });
