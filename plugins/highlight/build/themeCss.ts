import { themes, type PrismTheme } from 'prism-react-renderer';

import { AuthorError } from '../../../lib/authorError';
import { plainClass, roleClass, roleNames, type Role } from '../shared/roles';
import { readable } from './readable';

/** The names by which a colour theme for code can be chosen. */
export const themeNames = Object.keys(themes) as (keyof typeof themes)[];
export type ThemeName = (typeof themeNames)[number];

// Where a theme has no colour for a role, it is coloured as its nearest relative.
const relatives: Partial<Record<Role, readonly string[]>> = {
  'class-name': ['maybe-class-name', 'builtin', 'function'],
  parameter: ['variable'],
  regex: ['string'],
  char: ['string'],
  'attr-value': ['string'],
  'attr-name': ['property'],
  constant: ['number'],
  boolean: ['number'],
  builtin: ['function'],
  property: ['property-access'],
  tag: ['keyword'],
  important: ['keyword'],
};

/**
 * Takes the names of the two themes; returns the rules that colour `.code` in the light and in the dark mode.
 * @throws AuthorError listing the names, where one is unknown.
 */
export function themeCss(light: string, dark: string): string {
  const lightRules = rulesOf(themeNamed(light, 'light'));
  if (light === dark) return cssOf(lightRules, '');
  return `${cssOf(lightRules, '')}\n${cssOf(rulesOf(themeNamed(dark, 'dark')), "[data-theme='dark'] ")}`;
}

function themeNamed(name: string, mode: 'light' | 'dark'): PrismTheme {
  const theme = Object.hasOwn(themes, name) ? themes[name as ThemeName] : undefined;
  if (theme) return theme;
  throw new AuthorError({
    file: 'config/codeTheme.ts',
    expected: `${mode}: one of ${themeNames.join(', ')}`,
    found: JSON.stringify(name),
    hint: 'write the name as it stands in the list',
  });
}

type Rules = Map<string, Record<string, string>>;

// Some themes have tokens too faint to read; they are mended by as little as it takes.
function rulesOf(theme: PrismTheme): Rules {
  const paper = String(theme.plain.backgroundColor);
  const declarations = (style: object) => readableOn(paper, declarationsOf(style));
  const styles = roleNames.map((role) => {
    const types = [role, ...(relatives[role] ?? [])];
    return { role, style: types.map((type) => styleOf(theme, type)).find((one) => one !== undefined) };
  });
  // Tokens stand in an element that is coloured as punctuation (`rehypeHighlight.ts`): what has no colour gets the plain one.
  const plain = [plainClass, ...styles.filter(({ style }) => !style).map(({ role }) => roleClass(role))];
  const rules: Rules = new Map([['.code', declarations(theme.plain)]]);
  rules.set(plain.map((name) => `.${name}`).join(','), declarations({ color: theme.plain.color }));
  for (const { role, style } of styles) if (style) rules.set(`.${roleClass(role)}`, declarations(style));
  return rules;
}

function styleOf(theme: PrismTheme, type: string): object | undefined {
  const styles = theme.styles.filter((entry) => !entry.languages && entry.types.includes(type)).map((entry) => entry.style);
  return styles.length === 0 ? undefined : Object.assign({}, ...styles);
}

const cssName = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function readableOn(paper: string, style: Record<string, string>): Record<string, string> {
  return style['color'] === undefined ? style : { ...style, color: readable(style['color'], paper) };
}

function declarationsOf(style: object): Record<string, string> {
  // Two themes give a gradient as a background colour, which CSS would ignore.
  const entries = Object.entries(style).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    entries.map(([property, value]) => [
      property === 'backgroundColor' && /gradient/.test(String(value)) ? 'background' : cssName(property),
      String(value),
    ]),
  );
}

function cssOf(rules: Rules, scope: string): string {
  return [...rules]
    .map(([selector, style]) => {
      const body = Object.entries(style).map(([property, value]) => `${property}: ${value}`);
      const scoped = selector.split(',').map((one) => scope + one);
      return body.length === 0 ? '' : `${scoped.join(', ')} { ${body.join('; ')} }`;
    })
    .filter(Boolean)
    .join('\n');
}
