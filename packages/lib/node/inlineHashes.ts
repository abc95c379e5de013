import { createHash } from 'node:crypto';

import { attributeOf, elementsOf, isHtml, textOf, type Document, type Element } from '../htmlTree';

/** What stands in a document and needs leave of its Content-Security-Policy: source expressions, each once. */
interface InlineHashes {
  scripts: string[];
  styles: string[];
  /** Of `style` attributes. */
  styleAttributes: string[];
  /** Of `onclick` and the like. */
  handlers: string[];
}

/** Takes a parsed document; returns the hashes of all in it that a browser runs or applies, in templates too. */
export function inlineHashes(document: Document): InlineHashes {
  const elements = elementsOf(document);
  const valuesOf = (isWanted: (name: string) => boolean): string[] =>
    elements.flatMap(({ attrs }) => attrs.filter(({ name }) => isWanted(name)).map(({ value }) => value));
  return {
    scripts: hashes(elements.filter(isInlineScript).map(textOf)),
    styles: hashes(elements.filter(({ tagName }) => tagName === 'style').map(textOf)),
    styleAttributes: hashes(valuesOf((name) => name === 'style')),
    handlers: hashes(valuesOf((name) => name.startsWith('on'))),
  };
}

const hashes = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** A drawing's script names its file by `href`; a `src` on it means nothing. */
function isInlineScript(element: Element): boolean {
  if (element.tagName !== 'script') return false;
  const fileNames = isHtml(element) ? ['src'] : ['href'];
  return fileNames.every((name) => attributeOf(element, name) === undefined) && isRun(element);
}

/** Types that are neither JavaScript's nor one of these three make a script data. */
const runTypes =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/i;

const isRun = (script: Element): boolean => runTypes.test((attributeOf(script, 'type') ?? '').trim());
