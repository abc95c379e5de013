const rate = Number(process.argv[2]);

const model = w => w * 3;  // minutes for 3 km
function loss(w) {
  const error = model(w) - 6;
  return error * error;
}
function slope(w) {
  return (loss(w + 0.001) - loss(w - 0.001)) / 0.002;
}

let w = 1;
for (let step = 0; step <= 3; step++) {
  console.log('w', w.toFixed(2), ' loss', loss(w).toFixed(2),
    ' slope', slope(w).toFixed(2));
  w = w - rate * slope(w);
}
