import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

import { classesOf } from './selectorClasses';

/**
 * Takes a stylesheet; returns the rules that need a class of some pages alone, and the rest. Each keeps its order, and
 * what stands around its rules.
 */
export function splitStyles(css: string, ofFew: RegExp): { rest: string; few: string } {
  const root = postcss.parse(css);
  const few = postcss.root();
  few.append(take(root, (selector) => classesOf(selector).some((name) => ofFew.test(name))));
  return { rest: root.toString(), few: few.toString() };
}

/** Takes the rules that belong elsewhere out of a container, and returns them in copies of what they stood in. */
function take(container: Container, belongs: (selector: string) => boolean): ChildNode[] {
  return [...(container.nodes ?? [])].flatMap((node) => {
    if (node.type === 'rule') return takeRule(node, belongs);
    if (node.type === 'atrule' && node.nodes && !/keyframes$/.test(node.name)) return takeFrom(node, belongs);
    return [];
  });
}

function takeRule(rule: Rule, belongs: (selector: string) => boolean): ChildNode[] {
  const taken = rule.selectors.filter(belongs);
  if (taken.length === 0) return takeFrom(rule, belongs);
  const copy = rule.clone({ selectors: taken });
  const kept = rule.selectors.filter((selector) => !taken.includes(selector));
  if (kept.length === 0) rule.remove();
  else rule.selectors = kept;
  return [copy];
}

function takeFrom(node: Rule | AtRule, belongs: (selector: string) => boolean): ChildNode[] {
  const taken = take(node, belongs);
  if (taken.length === 0) return [];
  const copy = node.clone({ nodes: [] });
  copy.append(taken);
  if (node.nodes?.length === 0) node.remove();
  return [copy];
}
