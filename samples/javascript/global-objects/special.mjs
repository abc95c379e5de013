globalThis.price = 2.9;

function special() {
  const price = 2;
  return [price * 4, globalThis.price * 4];
}
console.log(special(), price * 4);

try {
  console.log(prise);
} catch (error) {
  console.log(error.message);
}
console.log(globalThis.prise, typeof prise);
