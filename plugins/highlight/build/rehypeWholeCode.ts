import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** The longest code that is kept on one line, in characters: half the width of a phone's column. */
const longest = 20;

/**
 * Marks short inline code with a hyphen in it (`-u`, `i2c-dev`), so that no line ends after that hyphen. A style cannot
 * tell such code from long code, which has to break on a phone.
 */
export function rehypeWholeCode() {
  return (tree: Root): void =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP;
      const text = node.tagName === 'code' && node.children[0]?.type === 'text' ? node.children[0].value : '';
      if (text.length <= longest && /-\S/.test(text)) node.properties['className'] = ['whole'];
      return undefined;
    });
}
