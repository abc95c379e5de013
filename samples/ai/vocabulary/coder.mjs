import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';

/** The vocabulary of GPT-5. */
export const gpt5 = new Tiktoken(o200k);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a token, with · for a space; its bytes where they are no text. */
function textOf(token) {
  const bytes = Uint8Array.from(gpt5.textMap.get(token));
  try {
    return utf8.decode(bytes).replaceAll(' ', '·');
  } catch {
    return `<${[...bytes].map((b) => b.toString(16)).join(' ')}>`;
  }
}

/** The tokens of a text, as texts. */
export const pieces = (text) =>
  gpt5.encode(text).map(textOf).join(' | ');
