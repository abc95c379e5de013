import type { Root } from 'hast';
import type { VFile } from 'vfile';

/**
 * Empties a note's body in the browser's compilation: the browser takes the body over from the server's HTML
 * (or fetches it as a fragment), so the same text must not be shipped again as JavaScript.
 * It stands before all other rehype plugins, so that they have nothing to do there. Development keeps the body:
 * there is no server rendering then.
 */
export function rehypeBodyOnServer() {
  return (tree: Root, file: VFile): void => {
    if (file.data['compilerName'] !== 'client' || process.env.NODE_ENV !== 'production') return;
    tree.children = tree.children.filter((node) => (node.type as string) === 'mdxjsEsm' && exportsData(node));
  };
}

/** The table of contents is exported as data; imports of components serve only the body. */
function exportsData(node: unknown): boolean {
  return (node as { value?: string; data?: unknown }).value?.startsWith('import ') !== true;
}
