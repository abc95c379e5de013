import type { Definition, Image, ImageReference, Link, LinkReference, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type Written = Image | ImageReference | Link | LinkReference;

/** A place of a note that shows a file or links to one. */
interface Place {
  url: string;
  wants: 'picture' | 'media' | 'file';
  line: number | undefined;
  /** Whether it stands before the second section, where it may be on a reader's first screen. */
  isEarly: boolean;
}
export type Reference =
  | (Place & { node: Written; replace: (by: PhrasingContent) => void })
  | (Place & { node: JsxElement; attribute: string });

export const isMarkdown = (reference: Reference): reference is Extract<Reference, { replace: unknown }> =>
  'replace' in reference;

/** The attributes of HTML elements that name a file. */
const attributes: Readonly<Record<string, Readonly<Record<string, Place['wants']>>>> = {
  img: { src: 'picture' },
  video: { src: 'media', poster: 'picture' },
  audio: { src: 'media' },
  source: { src: 'media' },
  track: { src: 'media' },
  a: { href: 'file' },
};

/** Every place of a note that shows a file of the repository or links to one, in Markdown and as HTML, in order. */
export function referencesIn(tree: Root): Reference[] {
  const found: Reference[] = [];
  const definitions = definitionsIn(tree);
  let sections = 0;
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading' && node.depth === 2) sections += 1;
    const place = { line: node.position?.start.line, isEarly: sections < 2 };
    if (isWritten(node)) {
      const url = 'url' in node ? node.url : definitions.get(node.identifier)?.url;
      const wants = node.type.startsWith('image') ? 'picture' : 'file';
      if (url === undefined || !isFile(url, wants) || !parent || index === undefined) return;
      const replace = (by: PhrasingContent) => parent.children.splice(index, 1, by);
      found.push({ ...place, url, wants, node, replace });
    } else if (isJsx(node)) found.push(...inElement(node, place));
  });
  return found;
}

function inElement(node: JsxElement, place: Pick<Place, 'line' | 'isEarly'>): Reference[] {
  const named = Object.entries(attributes[node.name ?? ''] ?? {});
  return named.flatMap(([attribute, wants]) => {
    const url = jsxAttribute(node, attribute);
    return typeof url === 'string' && isFile(url, wants) ? [{ ...place, url, wants, node, attribute }] : [];
  });
}

/** The text of an element's attribute; null where it has none, undefined where it is an expression. */
export function jsxAttribute(node: JsxElement, name: string): string | null | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  if (!found) return null;
  return typeof found.value === 'object' && found.value !== null ? undefined : String(found.value ?? '');
}

function definitionsIn(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  // The first of several counts.
  visit(
    tree,
    'definition',
    (node) => void (definitions.has(node.identifier) || definitions.set(node.identifier, node)),
  );
  return definitions;
}

const isWritten = (node: { type: string }): node is Written => /^(?:image|link)(?:Reference)?$/.test(node.type);
export const isJsx = (node: { type: string }): node is JsxElement => /^mdxJsx(?:Flow|Text)Element$/.test(node.type);

/** What is shown is a file always; of links those that end like a file and lead to no page. */
function isFile(url: string, wants: Place['wants']): boolean {
  if (wants !== 'file') return !/^(?:data|pathname):/i.test(url);
  const target = url.replace(/[?#].*$/, '');
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) && /\.[a-z]\w*$/i.test(target) && !/\.(?:mdx?|html)$/i.test(target);
}
