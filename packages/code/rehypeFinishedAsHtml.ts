import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Hands highlighted code, drawings and formulas on as HTML. Otherwise each of their elements, tens of thousands in all
 * notes, becomes a call in the compiled note, which is compiled again, bundled, and rendered by React to what is known
 * here already. For MDX, and to be run after all that works on them.
 */
export function rehypeFinishedAsHtml() {
  return (tree: Root): void =>
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined || !isFinished(node)) return undefined;
      parent.children[index] = asHtml(node);
      return SKIP;
    });
}

/** Code, what holds nothing but a drawing, and what a formula is made of: `math` itself is a component of ours. */
function isFinished({ tagName, properties, children }: Element): boolean {
  const [only, ...others] = children;
  const isDrawing = only?.type === 'element' && only.tagName === 'svg' && others.length === 0;
  const classes = properties['className'];
  const isFoldedCode = Array.isArray(classes) && classes.includes('code__parts');
  return isFoldedCode || tagName === 'pre' || tagName === 'semantics' || isDrawing;
}

function asHtml({ tagName, properties, children }: Element): MdxJsxFlowElementHast {
  const attributes = Object.entries(properties).map(([name, value]): MdxJsxAttribute => {
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return { type: 'mdxJsxAttribute', name: reactName(name), value: text };
  });
  return {
    type: 'mdxJsxFlowElement',
    name: tagName,
    attributes: [...attributes, innerHtml(toHtml(children))],
    children: [],
  };
}

/** React knows properties by the names of HTML's trees, but for those of ARIA. */
const reactName = (name: string): string =>
  name.replace(/^aria(?=[A-Z])(.*)/, (_all, rest: string) => `aria-${rest.toLowerCase()}`);

/** `dangerouslySetInnerHTML={{ __html: html }}` */
function innerHtml(html: string): MdxJsxAttribute {
  const key = { type: 'Identifier', name: '__html' } as const;
  const value = { type: 'Literal', value: html } as const;
  const property = {
    type: 'Property',
    kind: 'init',
    key,
    value,
    computed: false,
    method: false,
    shorthand: false,
  } as const;
  const expression = { type: 'ObjectExpression', properties: [property] } as const;
  const estree = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  } as const;
  // The types of trees of JavaScript have lists that may be written to; these are constants.
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: estree as never } },
  };
}
