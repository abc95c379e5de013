import path from 'node:path';

import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { AuthorError } from '@groundwork/lib/authorError';
import { nearestPaths } from '../../../../lib/nearest';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

interface RemarkKnownComponentsOptions {
  /** The repository's folder on this machine. */
  root: string;
  /** Components that a page may use without an import. */
  components: readonly string[];
  /** Names that `<Lab name=…>` may say. */
  labs: readonly string[];
}

/**
 * Refuses a component or a lab that nobody has, at its line. The generator finds them only when the page is rendered,
 * and answers with its own call stack, which names neither file nor line.
 */
export function remarkKnownComponents({ root, components, labs }: RemarkKnownComponentsOptions) {
  return (tree: Root, file: VFile): void => {
    const modules = modulesIn(tree);
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const { name, position } = element;
      // An element in lower case is HTML, one without a name is a fragment, and one of an object is imported with it.
      if (name === null || !/^[A-Z]/.test(name)) return;
      const refuse = (expected: string, found: string, hint: string): never => {
        throw new AuthorError({
          file: path.relative(root, file.path),
          line: position?.start.line,
          expected,
          found,
          hint,
        });
      };
      const [used = name] = name.split('.');
      if (!components.includes(used) && !new RegExp(`\\b${used}\\b`).test(modules)) {
        refuse(
          `a component that pages have: ${components.join(', ')}`,
          `<${name}>`,
          `${guess(used, components, (close) => `<${close}>`)}import it, or add it to site/theme/MDXComponents for every page`,
        );
      }
      if (name !== 'Lab') return;
      const lab = saidName(element);
      if (lab !== undefined && labs.includes(lab)) return;
      refuse(
        'the name of a lab, a folder below labs/',
        lab === undefined ? '<Lab> without name="…"' : `"${lab}"`,
        `${guess(lab ?? '', labs, (close) => close)}labs/README.md tells how to add one`,
      );
    });
  };
}

const guess = (wrong: string, right: readonly string[], written: (name: string) => string): string => {
  const [close] = nearestPaths(wrong, right, 1);
  return close === undefined ? '' : `did you mean ${written(close)}? Otherwise `;
};

/** The text of the attribute `name`; undefined where it is missing or an expression. */
function saidName({ attributes }: Element): string | undefined {
  const said = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'name');
  return typeof said?.value === 'string' ? said.value : undefined;
}

/** The page's own imports and exports, as text. */
const modulesIn = (tree: Root): string =>
  tree.children.flatMap((node) => (isModule(node) ? [node.value] : [])).join('\n');

const isModule = (node: { type: string; value?: unknown }): node is { type: 'mdxjsEsm'; value: string } =>
  node.type === 'mdxjsEsm';
