function count(part) {
  let sum = 1; // the part itself
  for (const inner of part.parts) {
    sum += count(inner); // recursion
  }
  return sum;
}

let report = { parts: [] }; // no inner parts
for (let i = 1; i < 100_000; i += 1) {
  report = { parts: [report] }; // one deeper
}
try {
  console.log(count(report));
} catch (error) {
  console.log(error.name); // its kind
}
