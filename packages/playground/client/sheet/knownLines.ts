import type { CodeLine, TextRun } from './lines';

/** The coloured lines of a sample's listing by their text: a copy of it begins in the same colours, without a request. */
export function knownLines(sample: Element): ReadonlyMap<string, CodeLine> {
  const known = new Map<string, CodeLine>();
  for (const code of sample.querySelectorAll(':scope > .code code:not(p > code)')) {
    let line: TextRun[] = [];
    const end = (): void => {
      known.set(line.map(([text]) => text).join(''), line);
      line = [];
    };
    for (const [text, look] of runsOf(code)) {
      const [first = '', ...more] = text.split('\n');
      if (first !== '') line.push([first, look]);
      for (const part of more) {
        end();
        if (part !== '') line.push([part, look]);
      }
    }
    end();
  }
  return known;
}

/** The texts of a listing; the classes of tokens alone begin with a `t` and have no hyphen (`site/plugins/highlight`). */
function runsOf(code: Element): TextRun[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const runs: TextRun[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const look = parent === code ? '' : (/^t\w+$/.exec(parent?.className ?? '')?.[0] ?? '');
    runs.push([textContent ?? '', look]);
  }
  return runs;
}
