// 4 cups of tea at 3 euros
globalThis.price = 3; // makes a global
const cups = 4; // stays in this file
console.log(price * cups);
console.log(globalThis.price);
console.log(globalThis.cups);
console.log(globalThis.Math === Math);
