function count(layers) {
  let weights = 0, forward = 0, backward = 0;
  for (let i = 1; i < layers.length; i++) {
    const products = layers[i - 1] * layers[i];
    weights += products + layers[i];
    forward += products;
    backward += products;               // the slope of each weight
    if (i > 1) backward += products;    // what the layer below gets
  }
  const nudging = 2 * weights * forward;
  console.log(weights, 'weights: forwards', forward,
    ' backwards', backward, ' nudging', nudging.toExponential(1));
}
count([784, 32, 10]);
count(Array(101).fill(1000));
