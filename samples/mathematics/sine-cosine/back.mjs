const degree = Math.PI / 180;
const x = 10 * Math.cos(150 * degree);
const y = 10 * Math.sin(150 * degree);
const a = Math.asin(y / 10) / degree;
const b = Math.atan2(y, x) / degree;
console.log(x.toFixed(2), y.toFixed(2));
console.log("asin ", a.toFixed(0));
console.log("atan2", b.toFixed(0));
