const kilometres = 3;
const right = 6;
const w1 = 2;
const w2 = 0.5;

// forwards: layer 1, layer 2, error
const middle = w1 * kilometres;
const price = w2 * middle;
const error = price - right;

// backwards: error, layer 2, layer 1
const back2 = 2 * error;
const gradient2 = back2 * middle;
const back1 = back2 * w2;
const gradient1 = back1 * kilometres;
console.log(gradient1, gradient2);

// w1 by trying: let it grow by 0.001
const tried =
  w2 * (w1 + 0.001) * kilometres - right;
const change = tried ** 2 - error ** 2;
console.log((change / 0.001).toFixed(2));
