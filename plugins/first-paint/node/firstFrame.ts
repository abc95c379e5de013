import {
  attributeOf,
  childrenOf,
  elementsOf,
  findElement,
  isElement,
  isText,
  moveBefore,
  type Document,
  type Element,
  type Node,
} from '../../../lib/htmlTree';
import { noteAttribute } from '../../notes/shared/fragment';
import { needsFirstScreenOnly } from '../shared/start';

/** As many letters as fill a phone's first screen below the title, with room to spare. */
const firstScreen = 600;

/** Of the note's elements: with fewer before the break, what is drawn after it would be a long task of its own. */
const leastShare = 0.1;

const blocks = new Set(['p', 'h2', 'h3']);

/**
 * Moves the script that says that it needs no more than the first screen (`needsFirstScreenOnly`) from the end of a
 * note's page to where the first screen ends.
 *
 * A parser that has been at work for 10 ms, or has run a script that long, lets the browser draw. On a slow phone what
 * it draws first is then the first screen instead of most of the note, and comes that much earlier; on others it makes
 * no difference.
 */
export function yieldAfterFirstScreen(document: Document): void {
  const script = findElement(document, (element) => attributeOf(element, needsFirstScreenOnly) !== undefined);
  if (!script) return;
  script.attrs = script.attrs.filter(({ name }) => name !== needsFirstScreenOnly);
  const note = findElement(document, (element) => attributeOf(element, noteAttribute) !== undefined);
  const place = note && firstBelow(note);
  if (place) moveBefore(script, place);
}

/** The first paragraph or heading of the note that is below the first screen. */
function firstBelow(note: Element): Element | undefined {
  const least = elementsOf(note).length * leastShare;
  let [letters, elements] = [0, 0];
  const below = (node: Node): Element | undefined => {
    for (const [index, child] of childrenOf(node).entries()) {
      if (isText(child)) letters += child.value.length;
      if (!isElement(child)) continue;
      elements += 1;
      const isFarEnough = letters >= firstScreen && elements > least;
      if (isFarEnough && blocks.has(child.tagName) && endsLine(childrenOf(node)[index - 1])) return child;
      const found = below(child);
      if (found) return found;
    }
    return undefined;
  };
  return below(note);
}

/** Rendered Markdown begins every block on a line of its own; the note's islands have no such line. */
const endsLine = (node: Node | undefined): boolean => node !== undefined && isText(node) && node.value.endsWith('\n');
