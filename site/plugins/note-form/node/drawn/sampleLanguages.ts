import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { namesFile } from '@groundwork/samples';

/** Languages of fences by the names that readers know. Data and configuration are no language of a sample. */
const names: Readonly<Record<string, string>> = {
  bash: 'Shell',
  c: 'C',
  console: 'Shell',
  cpp: 'C++',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  js: 'JavaScript',
  jsx: 'React',
  python: 'Python',
  solidity: 'Solidity',
  sql: 'SQL',
  ts: 'TypeScript',
  tsx: 'React',
};

/** The languages of a note's programs, in the order of their first one. The shell counts where it is not alone in passing. */
export function sampleLanguages(tree: Root): string[] {
  const found = new Set<string>();
  const sessions = new Set<string>();
  visit(tree, 'code', (code: Code) => {
    const { lang } = code;
    const name = names[lang ?? ''];
    if (name === undefined) return;
    if (lang === 'console') sessions.add(name);
    else if (namesFile(code)) found.add(name);
  });
  return found.size > 0 ? [...found] : [...sessions];
}
