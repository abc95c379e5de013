import postcss, { type Declaration, type Root } from 'postcss';

import { propertiesIn, replaceReferences } from './references';

/** What the rest of a site does with custom properties. */
interface Elsewhere {
  /** Whether something else than the stylesheet gives the property a value. */
  setsProperty(name: string): boolean;
}

/**
 * Takes the stylesheet of every page; returns what writes out, in it or in a sheet of a part, the custom properties that
 * have one value on every page, if that is no longer than the reference. Names are for those who write styles: an
 * unregistered property is replaced token by token anyway, so nothing changes. Fallbacks go where every page has a value.
 */
export function plainProperties(common: string, elsewhere: Elsewhere): (css: string) => string {
  const root = postcss.parse(common);
  const defined = alwaysDefined(root);
  leaveOutOutdone(root, defined);
  const values = shortValues(root, elsewhere);
  const plain = (text: string): string =>
    replaceReferences(text, (name, fallback) => {
      const value = values.get(name);
      if (value !== undefined) return plain(value);
      return fallback !== undefined && defined.has(name) ? `var(${name})` : undefined;
    });
  return (css) => {
    const sheet = postcss.parse(css);
    leaveOutOutdone(sheet, defined);
    sheet.walkDecls((declaration) => {
      declaration.value = plain(declaration.value);
    });
    return sheet.toString();
  };
}

/** The properties of the root with one short value, which is the same wherever it is used. */
function shortValues(root: Root, elsewhere: Elsewhere): Map<string, string> {
  const definitions = definitionsIn(root);
  const isOfRoot = (name: string): boolean =>
    !elsewhere.setsProperty(name) && (definitions.get(name) ?? []).every(({ parent }) => isRootRule(parent));
  const values = new Map<string, string>();
  for (const [name, [definition, ...others]] of definitions) {
    if (!definition || others.length > 0 || !isOfRoot(name) || !isUnconditional(definition)) continue;
    const { value } = definition;
    // A value with a reference means the same in its place only where the property it names cannot be another there.
    if (propertiesIn(value).every(isOfRoot) && !isKeyword(value) && isShort(value, name)) values.set(name, value);
  }
  return values;
}

/** The custom properties that have a value on every page, whatever the conditions. */
function alwaysDefined(root: Root): ReadonlySet<string> {
  const all = [...definitionsIn(root)].filter(([, list]) => list.some(isUnconditional));
  return new Set(all.map(([name]) => name));
}

/** A value for the root in a layer means nothing where the same property has one outside of layers. */
function leaveOutOutdone(root: Root, defined: ReadonlySet<string>): void {
  root.walkAtRules('layer', (layer) => {
    layer.walkRules(/^(?:\[[^\]]*\])?:root$/, (rule) => {
      rule.walkDecls(/^--/, (declaration) => {
        if (defined.has(declaration.prop)) declaration.remove();
      });
    });
  });
}

function definitionsIn(root: Root): Map<string, Declaration[]> {
  const found = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    found.set(declaration.prop, [...(found.get(declaration.prop) ?? []), declaration]);
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
