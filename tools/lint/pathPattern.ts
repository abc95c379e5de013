/**
 * Compiles a path pattern (`*` within a folder, `**` across folders, `{a,b}` one of, `<own>` one folder's name that is
 * kept) into a regular expression over paths that use `/`.
 */
export function pathPattern(pattern: string, own?: string): RegExp {
  const source = pattern.replace(/<own>|\*\*\/|\*\*|\*|\{[^}]*\}|[.+^$()[\]|\\]/g, (part) => {
    if (part === '<own>') return own === undefined ? '(?<own>[^/]+)' : escape(own);
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escape).join('|')})`;
    return `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

function escape(text: string): string {
  return text.replace(/[.*+?^$()[\]|\\{}]/g, '\\$&');
}
