const earth = 6371000; // its mean radius in metres
const degree = Math.PI / 180;
const { sin, cos, asin, acos, sqrt, min } = Math;

function byCosine([lat, lon], [lat2, lon2]) {
  const [p, q] = [lat * degree, lat2 * degree];
  return earth * acos(sin(p) * sin(q) +
    cos(p) * cos(q) * cos((lon2 - lon) * degree));
}

function haversine([lat, lon], [lat2, lon2]) {
  const [p, q] = [lat * degree, lat2 * degree];
  const h = sin((q - p) / 2) ** 2 +
    cos(p) * cos(q) * sin((lon2 - lon) * degree / 2) ** 2;
  return 2 * earth * asin(min(1, sqrt(h)));
}

const home = [40.71199035644531, -74.0081];
for (const metres of [0, 0.1, 1, 10, 1000]) {
  const there = [home[0] + metres / earth / degree, home[1]];
  console.log(`${metres} m north:`.padEnd(14),
    byCosine(home, there), haversine(home, there).toFixed(6));
}

// #region poles
let [wrong, broken] = [0, 0];
for (let lat = -90; lat < 90; lat += 1 / 60) {
  const here = [lat, 0];
  const metres = byCosine(here, here);
  if (Number.isNaN(metres)) broken++;
  else if (metres > 0) wrong++;
}
console.log('of 10801 places to themselves:',
  broken, 'NaN,', wrong, 'more than 0');
// #endregion
