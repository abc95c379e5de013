const attempt = (name, run) => {
  try {
    console.log(name.padEnd(14), run());
  } catch (error) {
    console.log(name.padEnd(14), error.name);
  }
};

const size = 1;

attempt('from the left', (a = 2, b = a) => a + b);
attempt('from the right', (a = b, b = 2) => a + b);
attempt('body or outer?', (show = () => size) => {
  var size = 7;
  return `${show()} and ${size}`;
});
attempt('same name', (size, show = () => size) => {
  var size = 7;
  return `${show()} and ${size}`;
});
