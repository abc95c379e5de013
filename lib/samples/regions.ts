const marker = /^\s*(?:\/\/|#|--|;|\/\*|\{\/\*|<!--)\s*#(region|endregion)\b[ \t]*([\w-]*)[ \t]*(?:\*\/\}?|-->)?\s*$/;

/** The text without its region markers: what a reader sees of a whole file. */
export function stripMarkers(text: string): string {
  return text
    .split('\n')
    .filter((line) => !marker.test(line))
    .join('\n')
    .replace(/\n+$/, '');
}

/** Names of the regions of a file, in order. */
export function regionNames(text: string): string[] {
  return text.split('\n').flatMap((line) => {
    const match = marker.exec(line);
    return match?.[1] === 'region' && match[2] ? [match[2]] : [];
  });
}

/**
 * The lines between `#region name` and `#endregion name` (an unnamed `#endregion` closes the innermost), with inner
 * markers removed and the common indentation taken off. Undefined when the region is missing or never closed.
 */
export function extractRegion(text: string, name: string): string | undefined {
  const open: string[] = [];
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const match = marker.exec(line);
    if (!match) {
      if (open.includes(name)) lines.push(line);
    } else if (match[1] === 'region') {
      open.push(match[2] ?? '');
    } else {
      const closed = match[2] ? open.splice(open.lastIndexOf(match[2]), 1)[0] : open.pop();
      if (closed === name)
        return dedent(lines)
          .join('\n')
          .replace(/^\n+|\s+$/g, '');
    }
  }
  return undefined;
}

function dedent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => /^[ \t]*/.exec(line)![0].length);
  const common = indents.length ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(Math.min(common, /^[ \t]*/.exec(line)![0].length)));
}
