const words = ['7', '7', '7'];

console.log(...words.map(parseInt));
console.log(...words.map((word) => parseInt(word)));
