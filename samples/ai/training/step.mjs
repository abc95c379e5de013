// #region step
// The loss of one weight: (weight - 3)². Its slope: 2 (weight - 3).
const show = (number) => number.toFixed(3).padStart(9);

for (const rate of [0.05, 0.5, 0.95, 1, 1.05]) {
  let weight = 0;
  const path = [weight];
  for (let step = 1; step <= 60; step++) {
    weight -= rate * 2 * (weight - 3);
    if ([1, 2, 3, 60].includes(step)) path.push(weight);
  }
  console.log(`rate ${rate.toFixed(2)}:`, path.map(show).join(' '));
}
// #endregion step
