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

try {
  ask('gift', 100);
} catch {
  console.log('caught');
}
console.log('after try');
