let depth = 0;
function bare() {
  depth += 1;
  bare();
}
function wide(a, b, c, d, e, f, g, h) {
  depth += 1;
  wide(a, b, c, d, e, f, g, h);
}

for (const f of [bare, wide]) {
  depth = 0;
  try {
    f();
  } catch (error) {
    console.log(f.name, depth, error.message);
  }
}
