export const KINDS = ['var', 'let', 'const', 'class', 'function', 'sloppy', 'strict'] as const;
export type Kind = (typeof KINDS)[number];

export const USES = ['value', 'typeof', 'later'] as const;
export type Use = (typeof USES)[number];

export interface Setup {
  readonly kind: Kind;
  readonly use: Use;
  /** Whether another x stands outside. */
  readonly outer: boolean;
}

export type Where = 'script' | 'main' | 'block';
/** What a line does, for the model; the text is for readers and for JavaScript itself. */
export type Act = 'open' | 'use' | 'make' | 'declare' | 'call' | 'end' | 'none';

export interface Line {
  readonly text: string;
  readonly act: Act;
  readonly where: Where;
}

export const isBlock = (kind: Kind): boolean => kind === 'sloppy' || kind === 'strict';

const DECLARATION = {
  var: "var x = 'set';",
  let: "let x = 'set';",
  const: "const x = 'set';",
  class: 'class x {}',
  function: 'function x() {}',
  sloppy: 'function x() {}',
  strict: 'function x() {}',
} as const satisfies Record<Kind, string>;

/** The value of x once its declaration has run, as text. */
export const valueOf = (kind: Kind): string =>
  DECLARATION[kind].endsWith("'set';") ? 'set' : DECLARATION[kind].replace(';', '');

/** What typeof says of it. */
export const typeOf = (value: string): string =>
  value === 'undefined' ? 'undefined' : value.includes(' x') ? 'function' : 'string';

const printOf = (use: Use): string => (use === 'typeof' ? 'print(typeof x);' : 'print(x);');

/** The program of a setup, line by line. */
export function source({ kind, use, outer }: Setup): readonly Line[] {
  const line = (text: string, act: Act, where: Where = 'main'): Line => ({ text, act, where });
  const before = use === 'later' ? line('  const ask = () => print(x);', 'make') : line(`  ${printOf(use)}`, 'use');
  const after = use === 'later' ? line('  ask();', 'call') : line(`  ${printOf(use)}`, 'use');
  const inside = isBlock(kind)
    ? [
        line('  {', 'open', 'block'),
        ...(use === 'later' ? [] : [line(`    ${printOf(use)}`, 'use', 'block')]),
        line(`    ${DECLARATION[kind]}`, 'declare', 'block'),
        line('  }', 'end', 'block'),
      ]
    : [line(`  ${DECLARATION[kind]}`, 'declare')];
  return [
    ...(outer ? [line("const x = 'outside';", 'none', 'script')] : []),
    line('function main() {', 'open'),
    ...(kind === 'strict' ? [line("  'use strict';", 'none')] : []),
    before,
    ...inside,
    after,
    line('}', 'end'),
    line('main();', 'none', 'script'),
  ];
}
