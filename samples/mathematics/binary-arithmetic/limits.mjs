const sum = 2147483647 + 1;
console.log(sum);
// | keeps each 1 of sum and of 0, so the
// 32 bits stay, but are read as signed
console.log(sum | 0);
// 0 to 31 need five bits, and the
// lowest five bits of 32 are zeros
console.log(1 << 32);
