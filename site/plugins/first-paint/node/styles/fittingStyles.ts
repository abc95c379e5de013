import postcss from 'postcss';

import { classesOf, type Element } from '@groundwork/lib/htmlTree';
import { selectorClasses } from './selectorClasses';
import { isStep, keepSelectors, removeEmpty } from './splitStyles';

/** The words of code, among which are the classes that it gives. */
export type CodeWords = ReadonlySet<string>;

/** What is known of the code that draws an element: nothing to know, its words, or that they could not be read. */
type CodeOf = (element: Element) => CodeWords | 'unknown' | undefined;

/**
 * Takes a stylesheet; returns what of it a page needs with certain elements: the rules for classes that stand in it or
 * that the code which draws there may give later. All of it where that code is not known.
 */
export function fittingStyles(css: string, codeOf: CodeOf): (elements: readonly Element[]) => string {
  const root = postcss.parse(css);
  return (elements) => {
    const onPage = new Set(elements.flatMap(classesOf));
    const code = [...new Set(elements.map(codeOf))].filter((words) => words !== undefined);
    if (code.includes('unknown')) return css;
    const mayStand = (name: string): boolean =>
      onPage.has(name) || code.some((words) => words !== 'unknown' && givesClass(words, name));
    const fitting = root.clone();
    fitting.walkRules((rule) => {
      if (isStep(rule)) return;
      keepSelectors(rule, (selector) => selectorClasses(selector).every(mayStand));
    });
    removeEmpty(fitting);
    return fitting.toString();
  };
}

/** Whether code may give a class: it has the name, or puts it together of words at hyphens (`graph-${kind}`). */
export function givesClass(words: CodeWords, name: string): boolean {
  if (words.has(name)) return true;
  const hyphens = [...name.matchAll(/-/g)].map(({ index }) => index);
  return hyphens.some(
    (at) =>
      (words.has(name.slice(0, at + 1)) && givesClass(words, name.slice(at + 1))) ||
      (words.has(name.slice(0, at)) && words.has(name.slice(at))),
  );
}
