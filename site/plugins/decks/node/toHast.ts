import type { Element, ElementContent, Properties } from 'hast';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toHast, type Handlers, type State } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';

import { defined } from '@groundwork/lib/defined';
import type { Deck } from '../shared/deck';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The parts that a deck's MDX may name, as elements. `remarkSlides` makes `Slide` and `Face`. */
const parts: Record<string, { tagName: string; properties: Properties }> = {
  Slide: { tagName: 'section', properties: { className: ['slide'] } },
  Face: { tagName: 'div', properties: { className: ['slide__face'] } },
  Notes: { tagName: 'div', properties: { className: ['slide__notes'], role: 'note', ariaLabel: 'What is said' } },
  Two: { tagName: 'div', properties: { className: ['slide__two'] } },
  Side: { tagName: 'div', properties: {} },
  Shown: { tagName: 'div', properties: { className: ['slide__shown'] } },
};

export const partNames = Object.keys(parts);

/** Turns a deck's syntax tree, cut into slides, into its HTML tree. */
export function deckToHast(tree: Root, deck: Pick<Deck, 'title' | 'description'>): Element {
  const handlers: Handlers = { mdxJsxFlowElement: partOf, mdxJsxTextElement: partOf };
  const hast = toHast(tree, { handlers });
  const deckElement = element(
    'div',
    {},
    'children' in hast ? (hast.children as ElementContent[]).filter((child) => child.type === 'element') : [],
  );
  deckElement.children.forEach((slide, index) => name(slide as Element, index + 1, deck));
  visit(deckElement, 'element', (node, index, parent) => {
    if (node.tagName === 'a') openOutside(node);
    if (node.tagName === 'th') node.properties['scope'] = 'col';
    if (node.tagName !== 'table' || index === undefined || parent?.type !== 'element') return;
    if (parent.properties['className']?.toString() === 'slide__table') return;
    // A table scrolls by itself, so that a phone's page does not.
    parent.children[index] = element(
      'div',
      { className: ['slide__table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
      [node],
    );
  });
  return deckElement;
}

function partOf(state: State, node: JsxElement): Element {
  const { tagName, properties } = defined(parts[node.name ?? ''], `A part called ${node.name}`);
  const own = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, String(attribute.value)]] : [],
    ),
  );
  return element(tagName, { ...properties, ...own }, state.all(node));
}

/** Gives a slide its name: as an address on its heading, and for those who hear the page. */
function name(slide: Element, number: number, { title, description }: Pick<Deck, 'title' | 'description'>): void {
  const id = String(slide.properties['id']);
  const face = defined(
    slide.children.find((child) => child.type === 'element'),
    'The face of a slide',
  );
  slide.properties = { className: ['slide'], dataSlide: id, dataNumber: number };
  const heading = face.children.find((child): child is Element => child.type === 'element' && child.tagName === 'h2');
  if (!heading) {
    slide.properties['className'] = ['slide', 'slide--title'];
    slide.properties['ariaLabel'] = 'Title';
    face.children.unshift(
      element('h1', {}, [text(title)]),
      element('p', { className: ['slide__lead'] }, [text(description)]),
    );
    return;
  }
  slide.properties['ariaLabelledBy'] = [id];
  heading.properties['id'] = id;
  const label = 'Direct link to this slide';
  heading.children.push(
    element('a', { href: `#${id}`, className: ['hash-link'], ariaLabel: label, title: label }, [text('\u200b')]),
  );
}

/** A link that leaves the site opens a new tab and says so, as everywhere on the site (`site/theme/Icon/ExternalLink`). */
function openOutside(link: Element): void {
  if (!/^https?:/.test(String(link.properties['href']))) return;
  link.properties['target'] = '_blank';
  link.properties['rel'] = ['noopener', 'noreferrer'];
  const mark = { className: ['external'], viewBox: '0 0 10 10', role: 'img', ariaLabel: '(opens in new tab)' };
  link.children.push(element('svg', mark, [element('path', { d: 'M3 1h6v6M9 1 1 9' }, [])]));
}

const text = (value: string): ElementContent => ({ type: 'text', value });

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
