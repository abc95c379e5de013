import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** The longest code that is kept on one line, in characters: half the width of a phone's column. */
const longest = 20;
/** The longest flag in other code: what fits into a phone's column, in a list too. */
const longestFlag = 36;

/**
 * Marks short inline code with a hyphen in it (`-u`, `i2c-dev`), and the flags in longer code (`java -XX:+UseG1GC`), so
 * that no line ends after that hyphen. A style cannot tell such code from long code, which has to break on a phone.
 */
export function rehypeWholeCode() {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      const only = node.children[0];
      if (node.tagName !== 'code' || only?.type !== 'text' || !/-\S/.test(only.value)) return undefined;
      if (only.value.length <= longest || isFlag(only.value)) node.properties['className'] = ['whole'];
      else node.children = only.value.split(/(\s+)/).filter(Boolean).map(part).reduce(joinTexts, []);
      return SKIP;
    });
}

const isFlag = (word: string): boolean => /^-\S+$/.test(word) && word.length <= longestFlag;

function part(word: string): ElementContent {
  const text: ElementContent = { type: 'text', value: word };
  return isFlag(word) ? whole(text) : text;
}

const whole = (text: ElementContent): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whole'] },
  children: [text],
});

/** React writes a comment between two text nodes that touch each other. */
function joinTexts(nodes: ElementContent[], next: ElementContent): ElementContent[] {
  const last = nodes.at(-1);
  if (last?.type === 'text' && next.type === 'text') last.value += next.value;
  else nodes.push(next);
  return nodes;
}
