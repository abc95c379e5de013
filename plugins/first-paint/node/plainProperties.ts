import type { Declaration, Root } from 'postcss';

import { referencesIn, replaceReferences } from './references';

/** What the rest of a site does with custom properties. */
export interface Elsewhere {
  /** Whether something else than the stylesheet uses the property, or may. */
  hasProperty(name: string): boolean;
  /** Whether something else than the stylesheet gives the property a value. */
  setsProperty(name: string): boolean;
}

/**
 * Takes the stylesheet of every page; where a custom property of the root has one value on every page, puts that value
 * in its place if the page gets no longer by it. Tokens and the generator's names for them are for those who write
 * styles: a browser that has to look them up reads more and does more. An unregistered property is replaced token by
 * token anyway, so nothing changes.
 */
export function plainProperties(root: Root, elsewhere: Elsewhere): void {
  const definitions = definitionsIn(root);
  const isOfRoot = (name: string): boolean =>
    !elsewhere.setsProperty(name) && (definitions.get(name) ?? []).every(({ parent }) => isRootRule(parent));
  for (const [name, [definition, ...others]] of definitions) {
    if (!definition || others.length > 0 || !isOfRoot(name) || !isUnconditional(definition)) continue;
    const { value } = definition;
    // A value with a reference means the same in its place only where the property it names cannot be another there.
    if (!referencesIn(value).every(isOfRoot) || isKeyword(value)) continue;
    const uses = usesOf(root, name);
    if (!isShort(value, name) && (uses.length > 1 || elsewhere.hasProperty(name))) continue;
    for (const use of uses) use.value = replaceReferences(use.value, (other) => (other === name ? value : undefined));
  }
}

/** The custom properties that have a value on every page, whatever the conditions. */
export function alwaysDefined(root: Root): Set<string> {
  const all = [...definitionsIn(root)].filter(([, list]) => list.some(isUnconditional));
  return new Set(all.map(([name]) => name));
}

function definitionsIn(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
  });
  return found;
}

function usesOf(root: Root, name: string): Declaration[] {
  const found: Declaration[] = [];
  root.walkDecls((declaration) => {
    if (referencesIn(declaration.value).includes(name)) found.push(declaration);
  });
  return found;
}

const isRootRule = (node: Declaration['parent']): boolean =>
  node?.type === 'rule' && (node as unknown as { selector: string }).selector === ':root';

/** In a rule for the root that stands in no condition and no layer. */
const isUnconditional = ({ parent }: Declaration): boolean => isRootRule(parent) && parent?.parent?.type === 'root';

/** Another property's name, or no longer than `var(--name)`. */
const isShort = (value: string, name: string): boolean =>
  /^var\(--[\w-]+\)$/.test(value) || value.length <= name.length + 'var()'.length;

/** As the whole value of a custom property these speak of the property itself. */
const isKeyword = (value: string): boolean => /^(?:initial|inherit|unset|revert|revert-layer)$/i.test(value);
