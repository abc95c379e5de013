function open(name: string) {
  console.log('open ', name);
  return {
    name,
    [Symbol.dispose]() {
      console.log('close', name);
    },
  };
}

{
  using input = open('input');
  using output = open('output');
  console.log('copy ', input.name, 'to', output.name);
}
console.log('after the block');
