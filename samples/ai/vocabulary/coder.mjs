import { Tiktoken } from 'js-tiktoken/lite';
import cl100k from 'js-tiktoken/ranks/cl100k_base';
import o200k from 'js-tiktoken/ranks/o200k_base';
import r50k from 'js-tiktoken/ranks/r50k_base';

export const gpt3 = new Tiktoken(r50k);
export const gpt4 = new Tiktoken(cl100k);
export const gpt5 = new Tiktoken(o200k);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A token's text; its bytes where they are no text. */
function text(coder, token) {
  const bytes = Uint8Array.from(coder.textMap.get(token));
  try {
    return utf8.decode(bytes).replaceAll(' ', '·');
  } catch {
    return `<${[...bytes].map((b) => b.toString(16)).join(' ')}>`;
  }
}

/** How many tokens a string is, and which. */
export function show(coder, string) {
  const tokens = coder.encode(string);
  const texts = tokens.map((token) => text(coder, token));
  return `${tokens.length}: ${texts.join(' | ')}`;
}
