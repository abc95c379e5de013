function show(label, angle) {
  const cos = Math.cos(angle).toFixed(3);
  const sin = Math.sin(angle).toFixed(3);
  console.log(label, "cos", cos, "sin", sin);
}
for (let i = 0; i < 6; i++) {
  const degrees = i * 60;
  show(`${degrees}°`, degrees * Math.PI / 180);
}
show("no π", 60);
