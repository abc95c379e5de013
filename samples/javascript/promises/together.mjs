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

const requests = [
  ask('price', 100),
  ask('gift', 50),
];

function show(name, promise) {
  promise.then(
    (value) => console.log(name, value),
    (reason) => {
      console.log(name, reason.message);
    },
  );
}

show('all:', Promise.all(requests));
show('race:', Promise.race(requests));
show('any:', Promise.any(requests));
Promise.allSettled(requests)
  .then((reports) => {
    for (const report of reports) {
      console.log('report:', report.status);
    }
  });
