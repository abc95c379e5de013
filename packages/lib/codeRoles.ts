import type { ThemeRegistration } from 'shiki';

/**
 * The roles that a token of code can have. They are the token types of the specification's colour themes;
 * each has a class for the page (`roleClass`) and is coloured by the chosen theme.
 * The scopes are TextMate scopes as Shiki's grammars give them; the most specific one wins.
 */
const roles = {
  comment: ['comment', 'punctuation.definition.comment', 'string.comment'],
  string: ['string', 'punctuation.definition.string', 'meta.embedded.assertion', 'support.constant.property-value.css'],
  char: ['constant.character', 'constant.character.escape'],
  regex: ['string.regexp', 'constant.regexp'],
  number: ['constant.numeric', 'constant.other.color', 'keyword.other.unit'],
  boolean: ['constant.language', 'support.constant'],
  constant: ['constant.other', 'variable.other.constant', 'variable.other.enummember'],
  keyword: [
    'keyword',
    'storage',
    'storage.type',
    'storage.modifier',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.control.at-rule',
    'meta.preprocessor',
    'keyword.other.directive',
  ],
  operator: ['keyword.operator', 'punctuation.separator.key-value', 'punctuation.accessor.arrow'],
  punctuation: ['punctuation', 'meta.brace', 'meta.delimiter', 'punctuation.definition.tag'],
  function: ['entity.name.function', 'support.function', 'entity.name.command', 'meta.function-call entity.name'],
  'class-name': [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.primitive',
    'storage.type.java',
    'storage.type.numeric.go',
    'storage.type.string.go',
    'storage.type.boolean.go',
  ],
  namespace: ['entity.name.namespace', 'entity.name.package', 'storage.modifier.import.java', 'entity.name.import'],
  tag: ['entity.name.tag'],
  'attr-name': ['entity.other.attribute-name'],
  'attr-value': ['string.quoted.double.html', 'string.quoted.single.html', 'string.unquoted.html'],
  selector: ['entity.other.attribute-name.class', 'entity.other.attribute-name.id', 'entity.name.selector'],
  property: [
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.other.property',
    'variable.object.property',
    'entity.name.tag.yaml',
    'support.type.vendored.property-name',
  ],
  variable: ['variable.other.readwrite.shell', 'variable.other.normal.shell', 'variable.css', 'variable.argument.css'],
  parameter: ['variable.parameter'],
  builtin: ['support.function.builtin', 'support.variable'],
  inserted: ['markup.inserted', 'meta.diff.header.to-file'],
  deleted: ['markup.deleted', 'meta.diff.header.from-file'],
  important: ['markup.heading', 'keyword.other.important'],
  bold: ['markup.bold'],
  italic: ['markup.italic'],
} as const satisfies Record<string, readonly string[]>;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as Role[];

/**
 * The class of a token on the page: two letters, as on a page with much code they stand a thousand times.
 * All begin with a `t` for token.
 */
const classes = {
  comment: 'tc',
  string: 'ts',
  char: 'te',
  regex: 'tr',
  number: 'tn',
  boolean: 'tb',
  constant: 'tv',
  keyword: 'tk',
  operator: 'to',
  punctuation: 'tp',
  function: 'tf',
  'class-name': 'tt',
  namespace: 'ti',
  tag: 'tg',
  'attr-name': 'ta',
  'attr-value': 'tu',
  selector: 'tq',
  property: 'ty',
  variable: 'tw',
  parameter: 'td',
  builtin: 'tl',
  inserted: 'tplus',
  deleted: 'tminus',
  important: 'th',
  bold: 'tbold',
  italic: 'titalic',
} as const satisfies Record<Role, string>;

export const roleClass = (role: Role): string => classes[role];

/** The class of code without a role, among tokens: names, mostly. */
export const plainClass = 'tx';

// Shiki answers with colours. This theme's "colours" are numbers of roles, so that the page carries roles as classes
// and any of the specification's themes can colour them without highlighting again.
const colourOf = (index: number): string => `#${(index + 1).toString(16).padStart(6, '0')}`.toUpperCase();

export const rolesAsTheme: ThemeRegistration = {
  name: 'roles',
  type: 'dark',
  colors: { 'editor.foreground': '#000000', 'editor.background': '#FFFFFF' },
  tokenColors: roleNames.map((role, index) => ({ scope: [...roles[role]], settings: { foreground: colourOf(index) } })),
};

/** The role that a colour of `rolesAsTheme` stands for; none for plain code. */
export const roleOf = (colour: string | undefined): Role | undefined =>
  roleNames[Number.parseInt(colour?.slice(1) ?? '0', 16) - 1];

/** The classes of highlighted code with the site's themes, for what highlights in the browser. */
export interface CodeClasses {
  /** Of code as a whole: what looks like it needs no element. */
  base: string;
  /** Of code without a role. */
  plain: string;
  roles: Record<Role, string>;
}
