/** What stands in the place of `var(--name, fallback)`; undefined leaves it as it is. */
type Replacement = (name: string, fallback: string | undefined) => string | undefined;

const beginning = /var\(\s*(--[\w-]+)\s*/g;

/** The custom properties that a value, or any text with styles in it, refers to. */
export const propertiesIn = (text: string): string[] => [...text.matchAll(beginning)].map(([, name = '']) => name);

/**
 * Takes a value with references to custom properties; returns it with those replaced that `replace` has something for.
 * A minifier leaves out the space beside a reference, which other tokens need there.
 */
export function replaceReferences(value: string, replace: Replacement): string {
  let result = '';
  let rest = 0;
  for (const match of value.matchAll(beginning)) {
    if (match.index < rest) continue;
    const end = closing(value, match.index + 'var('.length);
    const afterName = match.index + match[0].length;
    const fallback = value[afterName] === ',' ? value.slice(afterName + 1, end - 1).trim() : undefined;
    const replacement = replace(match[1] ?? '', fallback);
    if (replacement === undefined) continue;
    result = join(result + value.slice(rest, match.index), replacement);
    rest = end;
    if (!endsApart(replacement) && /^[^\s,;)/*]/.test(value.slice(rest))) result += ' ';
  }
  return result + value.slice(rest);
}

/** The place after the bracket that closes the one before `from`. */
function closing(value: string, from: number): number {
  let depth = 1;
  let index = from;
  for (; depth > 0 && index < value.length; index++) {
    if (value[index] === '(') depth++;
    else if (value[index] === ')') depth--;
  }
  return index;
}

const join = (before: string, text: string): string =>
  before === '' || /[\s,(:/*]$/.test(before) || (before.endsWith(')') && text.startsWith('var('))
    ? before + text
    : `${before} ${text}`;

/** Between a closing bracket and the next token nothing is needed. */
const endsApart = (text: string): boolean => text.endsWith(')');
