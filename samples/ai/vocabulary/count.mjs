import { readFileSync } from 'node:fs';
import { encodingForModel } from 'js-tiktoken';

const gpt5 = encodingForModel('gpt-5');
for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, 'utf8');
  console.log(gpt5.encode(text, [], []).length, 'tokens,',
    text.length, 'characters,', file);
}
