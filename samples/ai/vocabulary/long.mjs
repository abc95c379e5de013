import { createHash } from 'node:crypto';
import { encode } from 'gpt-tokenizer';
import { getEncoding } from 'js-tiktoken';

const o200k = getEncoding('o200k_base');
const run = /[\p{L}\p{M}]+|[^\p{L}\p{N}]+/gu;
const longest = (text) => (text.match(run) ?? []).reduce(
  (most, part) => Math.max(most, Buffer.byteLength(part)), 0);
const time = (work) => {
  const start = process.cpuUsage().user;
  work();
  return Math.round((process.cpuUsage().user - start) / 1000);
};
const picture = createHash('shake256', { outputLength: 3000 });
const texts = {
  words: 'Nobody shall be held in slavery. '.repeat(121),
  base64: picture.update('any').digest('base64'),
  letters: 'a'.repeat(4000),
  spaces: ' '.repeat(4000),
  Chinese: '任何人不得使为奴隶或奴役'.repeat(111),
};
for (const [name, text] of Object.entries(texts))
  console.log(name.padEnd(8), longest(text), 'bytes:',
    time(() => o200k.encode(text)), 'ms |',
    time(() => encode(text)), 'ms');
