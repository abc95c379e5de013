const down = (n) => (n === 0 ? 'done' : down(n - 1));

for (const depth of [1_000, 1_000_000]) {
  try {
    console.log(depth, down(depth));
  } catch (error) {
    console.log(depth, error.name, error.message);
  }
}
