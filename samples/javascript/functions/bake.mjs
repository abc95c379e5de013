async function heat() {
  console.log('oven on');
}

async function bake(count) {
  await heat();
  console.log('oven hot');
  return count * 3;
}

const promise = bake(4);
// bake is paused before line 7
console.log('after bake(4)');
// modules allow await here, too
console.log(await promise);
