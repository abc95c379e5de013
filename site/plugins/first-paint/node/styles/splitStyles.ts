import postcss, { type AtRule, type Container, type Rule } from 'postcss';

import { selectorClasses } from './selectorClasses';

/**
 * Takes a stylesheet apart: the rules for each kind of drawing, whose classes begin with its name, and the rest. A rule
 * that speaks of several kinds, or of none, is part of the rest, and so are animations.
 */
export function splitStyles(css: string, kinds: readonly string[]): { rest: string; of: ReadonlyMap<string, string> } {
  const kindOf = (rule: Rule): string | undefined =>
    kinds.find((kind) => rule.selectors.every((selector) => kindsIn(selector, kinds).join() === kind));
  const only = (wanted: string | undefined): string => {
    const root = postcss.parse(css);
    root.walkRules((rule) => {
      if (isStep(rule) ? wanted !== undefined : isOutermost(rule) && kindOf(rule) !== wanted) rule.remove();
    });
    removeEmpty(root);
    return root.toString();
  };
  return { rest: only(undefined), of: new Map(kinds.map((kind) => [kind, only(kind)])) };
}

/** The kinds of drawings whose classes a selector has, each once. */
const kindsIn = (selector: string, kinds: readonly string[]): string[] =>
  kinds.filter((kind) => selectorClasses(selector).some((name) => name.startsWith(`${kind}-`)));

export const isOutermost = ({ parent }: Rule): boolean => parent?.type !== 'rule';

/** A step of an animation. */
export const isStep = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** Leaves of a rule the selectors that pass a test; a rule without any goes. */
export function keepSelectors(rule: Rule, test: (selector: string) => boolean): void {
  const kept = rule.selectors.filter(test);
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** From the innermost outwards, so that what holds only empty parts goes as well. */
export function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || node.nodes === undefined) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
