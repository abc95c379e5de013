// #region limits
const most = 2 ** 31 - 1, least = -(2 ** 31);
console.log(most + 1, (most + 1) | 0, -least);
console.log(1 << 32);
const half = Math.trunc(-7 / 2);
console.log(half, -7 % 2, -7 >> 1, -7 >>> 1);

const ms = Date.UTC(2026, 10, 20); // since 1970
console.log(ms, ms | 0);
console.log(2 ** 53 + 1, 2n ** 53n + 1n);
// #endregion limits
