const weights = [0.5, -1];
const bias = 4;

function neuron(inputs) {
  let sum = bias;
  for (let i = 0; i < inputs.length; i += 1) {
    sum += inputs[i] * weights[i];
  }
  return Math.max(0, sum); // activation function
}

// new parts, age in years
console.log(neuron([2, 3]));
console.log(neuron([2, 6]));
