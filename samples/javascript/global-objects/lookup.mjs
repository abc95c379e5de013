globalThis.price = 3;
function offer() {
  const price = 2; // hides the global
  console.log(price, globalThis.price);
}
offer();
// no code declares the name cup:
console.log(globalThis.cup);
console.log(typeof cup);
try {
  console.log(cup);
} catch (error) {
  console.log(error.name); // its kind
}
