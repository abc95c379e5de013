import type { Role } from '@groundwork/lib/codeRoles';

/** The grammar in which a file is coloured, by the ending of its name: as on the page (`site/plugins/highlight`). */
const grammars = {
  js: 'tsx',
  mjs: 'tsx',
  jsx: 'tsx',
  tsx: 'tsx',
  ts: 'typescript',
  sql: 'sql',
  html: 'html',
  css: 'css',
} as const satisfies Record<string, string>;

export type Grammar = (typeof grammars)[keyof typeof grammars];

/** The grammar for a file; none where it stays plain. */
export function grammarOf(file: string): Grammar | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return Object.hasOwn(grammars, ending) ? grammars[ending as keyof typeof grammars] : undefined;
}

/** A text to be coloured. */
export interface ColourRequest {
  id: number;
  text: string;
  grammar: Grammar;
}

/** Its lines, as runs of characters with one role. */
export interface ColourAnswer {
  id: number;
  lines: [text: string, role: Role | undefined][][];
}
