const attempt = (name, run) => {
  try {
    console.log(name.padEnd(15), run());
  } catch (error) {
    console.log(name.padEnd(15), error.name);
  }
};

const size = 1;

attempt('1 own name', () => {
  const size = size + 1;
  return size;
});
attempt('2 for of', () => {
  for (const size of [size]) return size;
});
attempt('3 extends', () => {
  class Node extends Node {}
  return Node;
});
attempt('4 switch', () => {
  switch (2) {
    case 1:
      let word = 'one';
    case 2:
      word = 'two';
      return word;
  }
});
attempt('5 called later', () => {
  const show = () => word;
  const word = 'set';
  return show();
});
