import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';
import type { Role } from '@groundwork/lib/codeRoles';
import { hastElement, hastText } from '../elements';
import { readListing, type Listing } from '../listings/listingMeta';
import { cutIntoLines } from '../listings/cutIntoLines';
import { isKnownLanguage, tokenize, type CodeToken } from './highlighter';
import { holdsColumns } from './holdsColumns';
import { drawListing } from '../listings/listing';
import { baseRole, roleClasses, type ThemePair } from '../themes/themeCss';

/** Languages that are shown as they are: output of programs and text without a grammar. */
const plainLanguages = new Set(['', 'text', 'output', 'plaintext']);

/**
 * Turns each fenced block of code into HTML with a class on every token, at build time:
 * no highlighter and no inline style reaches the browser. Tokens that the two themes do not tell apart share a class.
 * @throws AuthorError where a fence names a language that nothing can highlight; Error where a theme is unknown.
 */
export function rehypeHighlight(themes: ThemePair) {
  const classes = roleClasses(themes);
  return async (tree: Root, file: VFile): Promise<void> => {
    const blocks: { pre: Element; code: Element; replace: (block: Element) => void }[] = [];
    visit(tree, 'element', (pre, index, parent) => {
      const code = pre.children[0];
      if (!parent || index === undefined) return undefined;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
      blocks.push({ pre, code, replace: (block) => parent.children.splice(index, 1, block) });
      return SKIP;
    });
    // All at once: they are read in another thread (`tokenizer.ts`).
    const work = blocks.map(async (block) => ({
      ...block,
      shown: await highlighted(block.pre, block.code, file, classes),
    }));
    for (const { replace, shown } of await Promise.all(work)) replace(shown);
  };
}

type Classes = ReadonlyMap<Role | undefined, string>;

async function highlighted(pre: Element, code: Element, file: VFile, classes: Classes): Promise<Element> {
  const language = languageOf(code);
  const text = hastText(code).replace(/\n$/, '');
  const listing = readListing(metaOf(code));
  const block = plainLanguages.has(language)
    ? plainBlock(code, text, listing)
    : drawListing(
        await tokens(text, language, pre, file),
        listing,
        { className: [classes.get(baseRole) ?? ''] },
        (lines) => spans(joinLines<CodeToken>(lines, { text: '\n' }), classes),
      );
  const title = titleOf(code);
  const heading =
    title === undefined ? [] : [hastElement('p', { className: ['code__title'] }, [{ type: 'text', value: title }])];
  const columns = plainLanguages.has(language) && holdsColumns(text) ? { dataColumns: '' } : {};
  return hastElement('div', { className: ['code'], dataLang: language || 'text', ...columns }, [...heading, block]);
}

/** What stands after the language of a fence. */
const metaOf = (code: Element): string => code.data?.meta ?? '';

/** The `title="…"` of a fence. */
const titleOf = (code: Element): string | undefined => /\btitle="([^"]*)"/.exec(metaOf(code))?.[1];

/** Text without a grammar. Output carries marks of what varies from run to run, which stay. */
function plainBlock(code: Element, text: string, listing: Listing): Element {
  const isText = code.children.every(({ type }) => type === 'text');
  if (isText) {
    const asText = (lines: readonly string[]): ElementContent[] => [{ type: 'text', value: lines.join('\n') }];
    return drawListing(text.split('\n'), listing, {}, asText);
  }
  const asMarked = (lines: readonly ElementContent[][]): ElementContent[] =>
    joinLines<ElementContent>(lines, { type: 'text', value: '\n' });
  return drawListing(
    cutIntoLines(withoutLastNewline(code)),
    { ...listing, marked: new Set(), added: new Set(), folds: [], notes: [] },
    {},
    asMarked,
  );
}

async function tokens(text: string, language: string, pre: Element, file: VFile): Promise<CodeToken[][]> {
  if (!isKnownLanguage(language)) {
    throw new AuthorError({
      file: file.path,
      ...(pre.position && { line: pre.position.start.line }),
      expected: 'a language that the highlighter knows, or text',
      found: `\`\`\`${language}`,
      hint: 'see shiki.style/languages for the names; ```text shows a block as it is',
    });
  }
  return tokenize(text, language);
}

/** Lines of any kind as one list, with what stands for a newline between them. */
const joinLines = <Item>(lines: readonly (readonly Item[])[], newline: Item): Item[] =>
  lines.flatMap((line, index) => [...(index > 0 ? [newline] : []), ...line]);

/** A run of code in one look: the class of its element; none where it looks as the whole does. */
interface Run {
  text: string;
  look: string | undefined;
}

function spans(tokens: readonly CodeToken[], classes: Classes): ElementContent[] {
  return runs(tokens, classes).map(({ text, look }) => {
    const value: ElementContent = { type: 'text', value: text };
    return look === undefined ? value : hastElement('span', { className: [look] }, [value]);
  });
}

/** Joins what looks alike and touches, or has only space between: each further element delays the first paint. */
function runs(tokens: readonly CodeToken[], classes: Classes): Run[] {
  const base = classes.get(baseRole);
  const joined: Run[] = [];
  for (const { text, role } of tokens) {
    const found = text.trim() === '' ? base : classes.get(role);
    const look = found === base ? undefined : found;
    const [before, last] = [joined.at(-2), joined.at(-1)];
    if (last && last.look === look) last.text += text;
    else if (before && last?.text.trim() === '' && before.look === look) {
      before.text += last.text + text;
      joined.pop();
    } else joined.push({ text, look });
  }
  return joined;
}

function withoutLastNewline(code: Element): ElementContent[] {
  const children = structuredClone(code.children);
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.replace(/\n$/, '');
  return children;
}

function languageOf(code: Element): string {
  const classes = code.properties['className'];
  const name = Array.isArray(classes) ? classes.map(String).find((one) => one.startsWith('language-')) : undefined;
  return name?.slice('language-'.length) ?? '';
}
