import { gpt5, pieces } from './coder.mjs';

for (const text of ['hello', ' hello', 'Hello'])
  console.log(text.padEnd(13), gpt5.encode(text));
for (const text of [
  'tokenization', 'strawberry', ' strawberry', '🦫'])
  console.log(text.padEnd(13), pieces(text));
