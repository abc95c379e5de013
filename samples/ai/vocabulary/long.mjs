import { getEncoding } from 'js-tiktoken';
import { encode } from 'gpt-tokenizer';

const o200k = getEncoding('o200k_base');
const time = (work) => {
  const start = performance.now();
  work();
  return (performance.now() - start).toFixed() + ' ms';
};
const words = 'Nobody shall be held in slavery. '.repeat(120);
console.log('words', words.length, time(() => o200k.encode(words)));
for (const length of [1000, 2000, 4000]) {
  const letters = 'a'.repeat(length);
  console.log('aaaaa', length, time(() => o200k.encode(letters)),
    '| gpt-tokenizer', time(() => encode(letters)));
}
