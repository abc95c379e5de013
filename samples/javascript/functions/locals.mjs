let depth = 0;
function bare() {
  depth += 1;
  let a = depth, b = a, c = b, d = c, e = d;
  let f = e, g = f, h = g, i = h, j = i;
  bare();
  return a + b + c + d + e + f + g + h + i + j;
}

try {
  bare();
} catch (error) {
  console.log(depth, error.message);
}
