function count(report) {
  let sum = 0;
  const waiting = [report]; // the stack
  while (waiting.length > 0) {
    const part = waiting.pop();
    sum += 1;
    for (const inner of part.parts) {
      waiting.push(inner);
    }
  }
  return sum;
}

// the report with 100,000 parts again
let report = { parts: [] };
for (let i = 1; i < 100_000; i += 1) {
  report = { parts: [report] };
}
console.log(count(report));
