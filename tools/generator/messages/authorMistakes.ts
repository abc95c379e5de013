import { stripVTControlCharacters } from 'node:util';

/**
 * The mistakes of authors in what the generator wrote when it failed, each once: it prints them inside of its own
 * error, with its stack around and a frame of characters before each line. `root` is taken off the places of its files. See
 * `packages/lib/authorError.ts` for their form.
 */
export function authorMistakes(complaints: string, root: string): string[] {
  const lines = stripVTControlCharacters(complaints)
    .replaceAll(`${root}/`, '')
    .split('\n')
    .map((line) => line.replace(/^[\s│]+/, ''));
  const mistakes = lines.flatMap((line, index) => {
    if (!line.startsWith('expected  ')) return [];
    const place = placeIn(lines[index - 1] ?? '');
    const hint = lines.findIndex((later, at) => at > index && later.startsWith('hint  '));
    if (place === undefined || hint < 0) return [];
    return [[place, ...lines.slice(index, hint + 1).map((part) => `  ${part}`)].join('\n')];
  });
  return [...new Set(mistakes)];
}

/**
 * `docs/go/pointers.mdx:3`, whatever the generator wrote before it on the line. A path below a folder of authors may hold
 * spaces: that may be the mistake.
 */
const placeIn = (line: string): string | undefined =>
  /(?:^|[\s:])((?:docs|samples|coverage)\/[^:]+\.\w+(?::\d+)?)$/.exec(line)?.[1] ??
  /(?:^|\s)([^\s:]+\.\w+(?::\d+)?)$/.exec(line)?.[1];
