const sum = 2147483647 + 1;
console.log(sum);
// | 0 changes no bit, it only converts
console.log(sum | 0);
// the lowest five bits of 32 are zeros
console.log(1 << 32);
