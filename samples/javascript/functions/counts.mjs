// async function* may also await
function* counts() {
  console.log('shop open');
  yield 4;
  yield 10;
}

const generator = counts();
// nothing in counts has run yet
console.log('after counts()');
console.log(generator.next().value);
console.log(generator.next().value);
