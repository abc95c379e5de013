import { literalPattern } from '@groundwork/lib/literalPattern';

/**
 * Compiles a path pattern (`*` within a folder, `**` across folders, `{a,b}` one of, `<own>` one folder's name that is
 * kept) into a regular expression over paths that use `/`.
 */
export function pathPattern(pattern: string, own?: string): RegExp {
  const source = pattern.replace(/<own>|\*\*\/|\*\*|\*|\{[^}]*\}|[.+^$()[\]|\\]/g, (part) => {
    if (part === '<own>') return own === undefined ? '(?<own>[^/]+)' : literalPattern(own);
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(literalPattern).join('|')})`;
    return `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}
