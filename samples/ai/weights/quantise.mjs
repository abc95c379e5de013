const weights = [0.5, -1]; // largest size: 1

function price(bits) {
  const most = 2 ** (bits - 1) - 1;
  const scale = 1 / most;
  const stored = weights.map(
    (weight) => Math.round(weight / scale));
  console.log(bits, "bits:", ...stored);
  const used = stored.map((step) => step * scale);
  return 2 * used[0] + 3 * used[1] + 4;
}

console.log(price(8).toFixed(2));
console.log(price(4).toFixed(2));
