var price = 2.9;
let cups = 4;
console.log(globalThis.price, globalThis.cups);
