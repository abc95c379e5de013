import path from 'node:path';

import type { Root, RootContent } from 'hast';
import type { Heading, Root as MdRoot, RootContent as MdContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

export interface Options {
  siteDir: string;
  /** The folder of the notes, relative to the site. */
  folder: string;
  /** The address below which the notes stand, with the base URL. */
  address: string;
}

const isForBrowser = (file: VFile): boolean => file.data['compilerName'] === 'client' && process.env.NODE_ENV === 'production';

/**
 * Leaves only headings, of which the table of contents is made, and definitions of data in the browser's compilation,
 * so that samples and diagrams are not worked on twice. Stands before all other remark plugins.
 */
export function remarkHeadingsForBrowser() {
  return (tree: MdRoot, file: VFile): void => {
    if (!isForBrowser(file)) return;
    const headings: Heading[] = [];
    visit(tree, 'heading', (heading) => void headings.push(heading));
    tree.children = [...tree.children.filter(isFrontPart), ...headings];
  };
}

const isFrontPart = (node: MdContent): boolean => node.type === 'yaml' || (node.type as string) === 'mdxjsEsm';

/**
 * Takes a note's body out of the browser's compilation: the browser takes it over from the server's HTML or fetches
 * it as a fragment, so the same text must not be shipped again as JavaScript. In its place the module waits for the
 * body (`fragments.ts`).
 *
 * It stands before all other rehype plugins, so that they have nothing to do there. Development keeps the body:
 * there is no server rendering then.
 */
export function rehypeBodyOnServer(options: Options) {
  return (tree: Root, file: VFile): void => {
    if (!isForBrowser(file)) return;
    const data = tree.children.filter((node) => (node.type as string) === 'mdxjsEsm' && !isImport(node));
    tree.children = [waitForBody(permalinkOf(file.path, options)), ...data];
  };
}

/** Imports bring components for the body; what stays is data, such as the table of contents. */
const isImport = (node: RootContent): boolean => (node as unknown as { value: string }).value.startsWith('import ');

/** The address of a note: its path below the notes' folder, as the routes demand. */
export function permalinkOf(file: string, { siteDir, folder, address }: Options): string {
  const relative = path.relative(path.join(siteDir, folder), file).replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return [address, ...relative.split(path.sep)].join('/').replace(/\/{2,}/g, '/');
}

/** `import {loadBody} from '…'; await loadBody('/docs/…')` as a syntax tree, which is what MDX takes. */
function waitForBody(permalink: string): RootContent {
  const name = { type: 'Identifier', name: 'loadBody' };
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportSpecifier', imported: name, local: name }],
        source: { type: 'Literal', value: '@site/plugins/notes/client/fragments' },
        attributes: [],
      },
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'AwaitExpression',
          argument: { type: 'CallExpression', callee: name, arguments: [{ type: 'Literal', value: permalink }], optional: false },
        },
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree: program } } as unknown as RootContent;
}
