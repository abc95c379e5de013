setTimeout(() => log('A'));
Promise.resolve(3).then(() => log('F'));
log('H');

function log(letter) {
  console.log(letter);
}
