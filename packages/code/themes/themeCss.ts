import { themes, type PrismTheme } from 'prism-react-renderer';

import { plainClass, roleClass, roleNames, type CodeClasses, type Role } from '@groundwork/lib/codeRoles';
import { luminance, parseColour } from '@groundwork/lib/colour';
import { defined } from '@groundwork/lib/defined';
import { readableColour } from './readableColour';

/** The names by which a colour theme for code can be chosen. */
export const themeNames = Object.keys(themes) as (keyof typeof themes)[];
type ThemeName = (typeof themeNames)[number];

export const isThemeName = (name: string): name is ThemeName => Object.hasOwn(themes, name);

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

/** The names of the themes of the two modes. */
export interface ThemePair {
  light: string;
  dark: string;
}

/**
 * Takes the names of the two themes; returns the rules that colour `.code` in the light mode and, below
 * `[data-theme='dark']`, in the dark one. Roles that look the same in both share one class (`roleClasses`).
 * @throws Error listing the names, where one is unknown.
 */
export function themeCss({ light, dark }: ThemePair): string {
  const [lightRules, darkRules] = [rulesOf(themeNamed(light)), rulesOf(themeNamed(dark))];
  const classes = new Set(roleClasses({ light, dark }).values());
  const lightCss = cssOf(lightRules, classes, '');
  return light === dark ? lightCss : `${lightCss}\n${cssOf(darkRules, classes, "[data-theme='dark']")}`;
}

/**
 * Takes the themes of the two modes and one that a reader may choose instead; returns the rules that colour code with
 * it below `scope`: the selector of an element that holds the code while that theme is chosen.
 * @throws Error listing the names, where one is unknown.
 */
export function choiceCss(pair: ThemePair, choice: string, scope: string): string {
  return cssOf(rulesOf(themeNamed(choice)), new Set(roleClasses(pair).values()), scope);
}

/**
 * The class that a token of each role (none: plain code) gets with these themes. Roles that no theme tells apart have
 * one class between them, so that tokens of theirs that touch each other need one element.
 * @throws Error listing the names, where one is unknown.
 */
export function roleClasses({ light, dark }: ThemePair): ReadonlyMap<Role | undefined, string> {
  const [lightRules, darkRules] = [rulesOf(themeNamed(light)), rulesOf(themeNamed(dark))];
  const firstOfLook = new Map<string, string>();
  return new Map(
    [undefined, ...roleNames].map((role) => {
      const name = classOf(role);
      const look = [lightRules, darkRules]
        .map(({ tokens }) => lookOf(defined(tokens.get(name), `The look of ${name}`)))
        .join();
      const first = firstOfLook.get(look) ?? name;
      firstOfLook.set(look, first);
      return [role, first];
    }),
  );
}

/** What code as a whole is coloured as: three in ten elements of a page with much code would be its spans. */
export const baseRole: Role = 'punctuation';

/** The same classes by name, for what highlights in the browser. */
export function codeClasses(themes: ThemePair): CodeClasses {
  const classes = roleClasses(themes);
  const named = (role: Role | undefined): string => defined(classes.get(role), `The class of ${role ?? 'plain code'}`);
  const roles = Object.fromEntries(roleNames.map((role) => [role, named(role)])) as CodeClasses['roles'];
  return { base: named(baseRole), plain: named(undefined), roles };
}

/** The same text for styles that look the same, however a theme writes its colours. */
function lookOf(style: Style): string {
  const { color = '' } = style;
  const isOpaque = /^(?:#(?:[\da-f]{3}){1,2}|rgb\([^/%]*\))$/i.test(color);
  return JSON.stringify({ ...style, color: isOpaque ? parseColour(color) : color });
}

const classOf = (role: Role | undefined): string => (role === undefined ? plainClass : roleClass(role));

function themeNamed(name: string): PrismTheme {
  if (isThemeName(name)) return themes[name];
  throw new Error(`${JSON.stringify(name)} is no colour theme; there are ${themeNames.join(', ')}.`);
}

/** What a theme gives to code as a whole, and to each class of a token. */
interface Rules {
  code: Style;
  tokens: ReadonlyMap<string, Style>;
}
type Style = Record<string, string>;

// Some themes have tokens too faint to read; they are mended by as little as it takes.
function rulesOf(theme: PrismTheme): Rules {
  const paper = String(theme.plain.backgroundColor);
  const declarations = (style: object) => readableOn(paper, declarationsOf(style));
  // Tokens stand in an element that is coloured as punctuation (`rehypeHighlight.ts`): what has no colour gets the plain one.
  const plain = declarations({ color: theme.plain.color });
  const styles = roleNames.map((role) => {
    const types = [role, ...(relatives[role] ?? [])];
    const style = types.map((type) => styleOf(theme, type)).find((one) => one !== undefined);
    return [roleClass(role), style ? declarations(style) : plain] as const;
  });
  const marks = { '--code-mark': groundOfMarks(paper), '--code-new': readableColour(accentOn(paper), paper) };
  // What stands on this ground besides tokens, a prompt or a frame around what has the focus, takes the site's colours.
  const code = { ...declarations(theme.plain), 'color-scheme': isDark(paper) ? 'dark' : 'light', ...marks };
  return { code, tokens: new Map([[plainClass, plain], ...styles]) };
}

/** The ground of a line that stands out: away from the colours of text, so that no contrast gets lower. */
const groundOfMarks = (paper: string): string => (isDark(paper) ? '#0008' : '#fff9');

/** What is new has the site's colour for it (`--gw-state-new`), in the mode of the theme's own ground. */
const accentOn = (paper: string): string => (isDark(paper) ? '#94bdf8' : '#1a4b9c');

function isDark(paper: string): boolean {
  const colour = parseColour(paper);
  return colour !== undefined && luminance(colour) < 0.18;
}

function styleOf(theme: PrismTheme, type: string): object | undefined {
  const styles = theme.styles
    .filter((entry) => !entry.languages && entry.types.includes(type))
    .map((entry) => entry.style);
  return styles.length === 0 ? undefined : Object.assign({}, ...styles);
}

const cssName = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function readableOn(paper: string, style: Style): Style {
  return style['color'] === undefined ? style : { ...style, color: readableColour(style['color'], paper) };
}

function declarationsOf(style: object): Style {
  // Two themes give a gradient as a background colour, which CSS would ignore.
  const entries = Object.entries(style).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(
    entries.map(([property, value]) => [
      property === 'backgroundColor' && /gradient/.test(String(value)) ? 'background' : cssName(property),
      String(value),
    ]),
  );
}

function cssOf({ code, tokens }: Rules, classes: ReadonlySet<string>, scope: string): string {
  const rules = [
    ['code', code] as const,
    ...[...classes].map((name) => [name, defined(tokens.get(name), `The look of ${name}`)] as const),
  ];
  return rules
    .map(([name, style]) => {
      const body = Object.entries(style).map(([property, value]) => `${property}: ${value}`);
      return body.length === 0 ? '' : `${scope === '' ? '' : `${scope} `}.${name} { ${body.join('; ')} }`;
    })
    .filter(Boolean)
    .join('\n');
}
