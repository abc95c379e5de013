// both exact sums are 0.6
const left = 0.1 + 0.2 + 0.3;
const right = 0.3 + 0.2 + 0.1;
console.log(left);
console.log(right);
