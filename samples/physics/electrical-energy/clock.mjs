// #region clock
// A made-up core: a clock of f GHz needs so many volts.
const volts = (f) => 0.5 + 0.2 * f;
const dynamic = (f) => 2 * volts(f) ** 2 * f; // α C V² f, in watts
const leaks = (f) => 1.5 * volts(f); // while it is switched on

function joules(cores, f, rest) {
  const seconds = 12 / (cores * f); // 12 billion steps to do
  return (cores * (dynamic(f) + leaks(f)) + rest) * seconds;
}

console.log("1 core at 4 GHz: ", joules(1, 4, 0).toFixed(1), "J");
console.log("2 cores at 2 GHz:", joules(2, 2, 0).toFixed(1), "J");

const clocks = [0.25, 0.5, 1, 2, 3, 4, 5];
const row = (name, cells) => console.log(
  name.padEnd(9) + cells.map((cell) => `${cell}`.padStart(6)).join(""),
);
row("GHz", clocks);
for (const rest of [0, 3, 30]) {
  const all = clocks.map((f) => Math.round(joules(1, f, rest)));
  const least = Math.min(...all);
  row(`${rest} W more`, all.map((j) => (j === least ? `*${j}` : j)));
}
// #endregion clock
