import { createHash } from 'node:crypto';

import type { Element, ElementContent, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { defined } from '@groundwork/lib/defined';
import { AuthorError } from '@groundwork/lib/authorError';
import { renderMermaidSVG } from './beautifulMermaid';

/** The types of diagram that the renderer knows, by the first word of their text. */
const drawnTypes =
  /^\s*(?:%%.*\n\s*)*(?:graph|flowchart|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram|erDiagram)\b/;

/**
 * Draws each ```mermaid block as SVG at build time. Its colours are CSS variables, so it follows the colour mode.
 * A `title="…"` on the fence becomes the caption.
 * @throws AuthorError where a diagram is of another type or its text cannot be drawn: `decisions/0053-diagrams.md`
 *   says why nothing is left to the browser.
 */
export function remarkDiagrams() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || !parent || index === undefined) return undefined;
      const title = /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1];
      const figure = {
        type: 'diagram',
        data: {
          hName: 'figure',
          hProperties: { className: ['diagram'] },
          hChildren: figureOf(draw(node, file), node, title),
        },
      };
      // The tree of Markdown has no node for a drawing: what becomes of it is said by its data alone.
      parent.children.splice(index, 1, figure as unknown as Code);
      return SKIP;
    });
  };
}

function draw(node: Code, file: VFile): Element {
  try {
    if (!drawnTypes.test(node.value))
      throw new Error(`a diagram that begins with ${JSON.stringify(node.value.trim().split('\n')[0])}`);
    const svg = drawnForPhones(node.value);
    // The renderer leaves such a note out without a word.
    if (notesIn(svg) < count(node.value, /^\s*note (?:over|left of|right of) /gim))
      throw new Error('a note that would not be drawn, such as one before the first message');
    return svg;
  } catch (error) {
    throw new AuthorError({
      file: file.path,
      ...(node.position && { line: node.position.start.line }),
      expected: 'a diagram in Mermaid syntax (flowchart, sequence, state, class or ER)',
      found: error instanceof Error ? error.message : String(error),
      hint: 'the first line names the type; see mermaid.js.org/intro/syntax-reference',
    });
  }
}

/** What a phone of 360 pixels has inside of a diagram's frame. */
const phoneWidth = 318;
interface Spacing {
  padding: number;
  nodeSpacing?: number;
  layerSpacing?: number;
}

/** The renderer's own defaults. */
const roomy: Spacing = { padding: 8 };
/** From roomy to tight. */
const tighterSpacings: readonly Spacing[] = [
  { padding: 8, nodeSpacing: 16 },
  { padding: 8, nodeSpacing: 12, layerSpacing: 28 },
  { padding: 2, nodeSpacing: 12, layerSpacing: 28 },
];

/** The drawing with the roomiest spacing that fits a phone; of those that are too wide for any, the narrowest. */
function drawnForPhones(text: string): Element {
  let best = drawnWith(roomy, text);
  for (const spacing of tighterSpacings) {
    if (enlarged(best, 'width') <= phoneWidth) break;
    const tighter = tryDrawing(text, spacing);
    if (tighter && enlarged(tighter, 'width') < enlarged(best, 'width')) best = tighter;
  }
  return best;
}

/** Nothing where the layout finds no place for so tight a drawing; it drew a roomier one. */
function tryDrawing(text: string, spacing: Spacing): Element | undefined {
  try {
    return drawnWith(spacing, text);
  } catch {
    return undefined;
  }
}

function drawnWith(spacing: Spacing, text: string): Element {
  const svg = renderMermaidSVG(text, { transparent: true, ...spacing });
  const root = fromHtml(svg, { fragment: true, space: 'svg' });
  const isSvg = (child: RootContent): child is Element => child.type === 'element' && child.tagName === 'svg';
  return defined(root.children.find(isSvg), 'The drawn diagram');
}

function notesIn(svg: Element): number {
  let notes = 0;
  visit(svg, 'element', ({ properties }) => {
    if ([properties['className']].flat().includes('note')) notes += 1;
  });
  return notes;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function figureOf(svg: Element, node: Code, title: string | undefined): ElementContent[] {
  const labels = labelsOf(svg);
  // An id that begins with a digit is no name in XML.
  const id = `d${createHash('sha256').update(node.value).digest('hex').slice(0, 5)}`;
  const drawing = withUniqueIds(withoutStyles(svg), id);
  drawing.properties = {
    viewBox: svg.properties['viewBox'],
    width: enlarged(svg, 'width'),
    height: enlarged(svg, 'height'),
    role: 'img',
    ariaLabel: `${title ?? 'Diagram'}: ${labels.join('; ')}`,
  };
  const scroller: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['diagram__canvas'], tabIndex: 0, role: 'group', ariaLabel: title ?? 'Diagram' },
    children: [drawing],
  };
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{ type: 'text', value: title ?? '' }],
  };
  return title === undefined ? [scroller] : [scroller, caption];
}

const leastLabel = 13;

/** A size of the drawing, enlarged so that the smallest of its labels is readable on a phone. */
function enlarged(svg: Element, side: 'width' | 'height'): number {
  let smallest = leastLabel;
  visit(svg, 'element', ({ tagName, properties }) => {
    const size = Number(properties['fontSize'] ?? leastLabel);
    if (tagName === 'text' && size < smallest) smallest = size;
  });
  return Math.round((Number(svg.properties[side]) * leastLabel) / smallest);
}

/** The texts of a drawing in drawing order, each once: what a screen reader hears. */
function labelsOf(svg: Element): string[] {
  const labels: string[] = [];
  visit(svg, 'element', (node) => {
    if (node.tagName !== 'text') return;
    const text = node.children.map(textOf).join(' ').replace(/\s+/g, ' ').trim();
    if (text !== '' && !labels.includes(text)) labels.push(text);
  });
  return labels;
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join(' ') : '';
}

/** The renderer's own style sheet names a web font and sets inline styles; the site's stylesheet does both better. */
function withoutStyles(svg: Element): Element {
  const clean = structuredClone(svg);
  visit(clean, 'element', (node, index, parent) => {
    if (node.tagName === 'style' && index !== undefined) {
      parent?.children.splice(index, 1);
      return index;
    }
    const kept = Object.entries(node.properties).filter(([name]) => name !== 'style' && !name.startsWith('data'));
    node.properties = Object.fromEntries(kept.map(([name, value]) => [name, shortNumbers(value)]));
    return undefined;
  });
  visit(clean, 'text', (node, index, parent) => {
    if (node.value.trim() !== '' || index === undefined) return undefined;
    parent?.children.splice(index, 1);
    return index;
  });
  return clean;
}

/** A tenth of a pixel is as fine as anyone sees; the renderer gives sixteen digits. */
function shortNumbers<T>(value: T): T | string {
  return typeof value === 'string'
    ? value.replace(/\d+\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10))
    : value;
}

/** Two diagrams on one page must not share the names of their arrow heads. */
function withUniqueIds(svg: Element, prefix: string): Element {
  visit(svg, 'element', (node) => {
    for (const [name, value] of Object.entries(node.properties)) {
      if (name === 'id') node.properties[name] = `${prefix}-${String(value)}`;
      else if (typeof value === 'string') node.properties[name] = value.replace(/url\(#/g, `url(#${prefix}-`);
    }
  });
  return svg;
}
