const attempt = (name, read) => {
  try {
    console.log(name.padEnd(9), String(read()));
  } catch (error) {
    console.log(name.padEnd(9), error.name);
  }
};

attempt('var', () => a);
attempt('function', () => b());
attempt('let', () => c);
attempt('const', () => d);
attempt('class', () => E);
attempt('typeof c', () => typeof c);
attempt('typeof z', () => typeof z);

var a = 1;
function b() {
  return 'ready';
}
let c;
const d = 4;
class E {}

attempt('let now', () => c);
