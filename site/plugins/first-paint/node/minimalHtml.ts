import type { DefaultTreeAdapterTypes } from 'parse5';

import {
  childrenOf,
  isElement,
  isHtml,
  isText,
  type Document,
  type Element,
  type Node,
} from '@groundwork/lib/htmlTree';

type Attribute = Element['attrs'][number];

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that have no end, and those whose text is read as it stands. */
const endless = words('area base br col embed hr img input link meta param source track wbr');
const verbatim = words('script style xmp iframe noembed noframes noscript plaintext');

/** A line break right after the tag of one of these is not part of what is in it. */
const dropsFirstBreak = words('pre textarea listing');

/** What ends a paragraph by its beginning, and what ends one by its own end. */
const endsParagraph = words(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre section summary table ul',
);
const holdsParagraphs = words(
  'address article aside blockquote body button center dd details dialog div dt fieldset figcaption figure footer form header li main nav section summary td th',
);

/** Elements whose end is clear from the one that follows, or from the end of the one that they are in. */
const clearEnds: Readonly<Record<string, { before: ReadonlySet<string>; atEndOf: ReadonlySet<string> }>> = {
  html: { before: words(''), atEndOf: words('#document') },
  p: { before: endsParagraph, atEndOf: holdsParagraphs },
  li: { before: words('li'), atEndOf: words('ul ol menu') },
  dt: { before: words('dt dd'), atEndOf: words('') },
  dd: { before: words('dt dd'), atEndOf: words('dl') },
  option: { before: words('option optgroup'), atEndOf: words('select datalist optgroup') },
  thead: { before: words('tbody tfoot'), atEndOf: words('') },
  tbody: { before: words('tbody tfoot'), atEndOf: words('table') },
  tfoot: { before: words('tbody'), atEndOf: words('table') },
  tr: { before: words('tr'), atEndOf: words('thead tbody tfoot') },
  td: { before: words('td th'), atEndOf: words('tr') },
  th: { before: words('td th'), atEndOf: words('tr') },
};

/**
 * The HTML of a tree in the fewest bytes from which a parser makes the same tree: without end tags that are clear, without
 * quotes that are not needed. The tags of head and body stay, because some readers of link previews look for them.
 */
export const minimalHtml = (document: Document): string => innerHtml(document);

/** The same of what is in an element. */
export function innerHtml(node: Node): string {
  const children = childrenOf(node);
  const isVerbatim = isElement(node) && isHtml(node) && verbatim.has(node.tagName);
  return children.map((child, index) => htmlOf(child, children[index + 1], node, isVerbatim)).join('');
}

function htmlOf(
  node: DefaultTreeAdapterTypes.ChildNode,
  next: Node | undefined,
  parent: Node,
  isVerbatim: boolean,
): string {
  if (isText(node)) return isVerbatim ? node.value : escaped(node.value).replaceAll('<', '&lt;');
  if (isElement(node)) return startOf(node) + (hasEnd(node) ? contentOf(node) + endOf(node, next, parent) : '');
  if (node.nodeName === '#comment') return `<!--${node.data}-->`;
  return '<!doctype html>';
}

/** False for what ends where it begins: in a drawing or formula that is whatever is empty. */
const hasEnd = (element: Element): boolean =>
  isHtml(element) ? !endless.has(element.tagName) : element.childNodes.length > 0;

function startOf(element: Element): string {
  const attributes = element.attrs.map((attribute) => ` ${attributeHtml(attribute)}`).join('');
  if (isHtml(element) || hasEnd(element)) return `<${element.tagName}${attributes}>`;
  // A slash right behind a value without quotes would be part of it.
  return `<${element.tagName}${attributes}${/=[^\s"']+$/.test(attributes) ? ' ' : ''}/>`;
}

function contentOf(element: Element): string {
  const html = innerHtml(element);
  return html.startsWith('\n') && isHtml(element) && dropsFirstBreak.has(element.tagName) ? `\n${html}` : html;
}

function endOf(element: Element, next: Node | undefined, parent: Node): string {
  return isHtml(element) && isClear(element.tagName, next, parent) ? '' : `</${element.tagName}>`;
}

function isClear(name: string, next: Node | undefined, parent: Node): boolean {
  const clear = clearEnds[name];
  if (!clear) return false;
  if (next) return isElement(next) && isHtml(next) && clear.before.has(next.tagName);
  return (!isElement(parent) || isHtml(parent)) && clear.atEndOf.has(parent.nodeName);
}

function attributeHtml({ name, prefix, value }: Attribute): string {
  const fullName = prefix ? `${prefix}:${name}` : name;
  if (value === '') return fullName;
  const text = escaped(value);
  if (!/[\s"'=<>`]/.test(text)) return `${fullName}=${text}`;
  if (text.includes('"') && !text.includes("'")) return `${fullName}='${text}'`;
  return `${fullName}="${text.replaceAll('"', '&quot;')}"`;
}

/** What could be read as the beginning of a character's name, or would be read as another break, by its name. */
const escaped = (text: string): string => text.replace(/&(?=[#a-z])/gi, '&amp;').replaceAll('\r', '&#13;');
