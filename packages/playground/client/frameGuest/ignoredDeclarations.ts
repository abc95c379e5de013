/** What the browser answers for a property and a value: `CSS.supports`. */
type IsKnown = (property: string, value: string) => boolean;

/** Blocks that hold descriptors, not properties. */
const descriptors = /@(?:font-[\w-]+|property|counter-style|page|view-transition|color-profile)\b[^{}]*\{[^{}]*\}/gi;
/** What stands between the beginning of a block, or another declaration, and the end of this one. */
const declaration = /[{;}]\s*([-\w]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g;

/**
 * The declarations of a stylesheet that a browser leaves out, as they are written: a misspelt property, a wrong value, or
 * two that became one because a semicolon is missing. It tells nobody of them by itself.
 */
export function ignoredDeclarations(css: string, isKnown: IsKnown): string[] {
  const plain = css
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    // Signs in strings and addresses end no declaration.
    .replace(/"[^"\n]*"|'[^'\n]*'|\burl\([^)]*\)/gi, (text) => text.replace(/[{;}:]/g, '_'))
    .replace(descriptors, '');
  return [...plain.matchAll(declaration)]
    .map(([, property = '', value = '']) => ({ property, value: value.replace(/\s+/g, ' ') }))
    .filter(({ property, value }) => !isKnown(property, value.replace(/\s*!\s*important$/i, '')))
    .map(({ property, value }) => `${property}: ${value}`);
}
