// #region bounce
function farEnd(driver, load, moments, line = 50, supply = 3.3) {
  const atLoad = load === Infinity ? 1 : (load - line) / (load + line);
  const atDriver = (driver - line) / (driver + line);
  let wave = (supply * line) / (driver + line); // the first step
  let volts = 0;
  const seen = [];
  for (let i = 0; i < moments; i++) {
    volts += wave * (1 + atLoad); // arrives, and is reflected
    seen.push(volts.toFixed(2));
    wave *= atLoad * atDriver; // there and back
  }
  return seen.join(" ");
}

console.log("10 Ω, open:      ", farEnd(10, Infinity, 8));
console.log("10 + 40 Ω, open: ", farEnd(50, Infinity, 8));
console.log("10 Ω, 50 Ω:      ", farEnd(10, 50, 8));
console.log("200 Ω, open:     ", farEnd(200, Infinity, 8));
console.log("10 Ω, 100 Ω late:", farEnd(10, 100, 40).slice(-4),
  "V; divider", ((3.3 * 100) / 110).toFixed(2), "V");
// #endregion bounce
