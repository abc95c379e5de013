function open(name: string) {
  console.log('open ', name);
  return {
    name,
    [Symbol.dispose]() {
      console.log('close', name);
    },
  };
}

try {
  using input = open('input');
  using output = open('output');
  console.log('copy ', input.name, 'to', output.name);
  throw new Error('disk full');
} catch (error) {
  console.log('catch', (error as Error).message);
}
