// #region around
const show = (label, angle) => console.log(
  label.padEnd(8),
  "cos", Math.cos(angle).toFixed(3).padStart(6),
  "sin", Math.sin(angle).toFixed(3).padStart(6),
);
for (let degrees = 0; degrees < 360; degrees += 60) {
  show(`${degrees}°`, degrees * Math.PI / 180);
}
show("no π", 60);
// #endregion around
