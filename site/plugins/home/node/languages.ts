import { namesFile, readFences } from '@groundwork/samples';

/** Names of languages by the word after a fence's marks. */
const names: Readonly<Record<string, string>> = {
  go: 'Go',
  java: 'Java',
  js: 'JavaScript',
  jsx: 'JavaScript',
  mjs: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  python: 'Python',
  c: 'C',
  sql: 'SQL',
  html: 'HTML',
  css: 'CSS',
  bash: 'Shell',
  sh: 'Shell',
};

/** The languages of the programs that a note shows, in the order in which they come first. Takes its source. */
export const languagesOf = (source: string): string[] => [
  ...new Set(
    readFences(source)
      .filter(namesFile)
      .flatMap(({ lang }) => names[lang] ?? []),
  ),
];
