import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';

import { remarkDiagrams } from './remarkDiagrams';
import { renderMermaidSVG } from './beautifulMermaid';

function transform(value: string, meta?: string): Root['children'][number] {
  const code: Code = { type: 'code', lang: 'mermaid', meta, value };
  const tree: Root = { type: 'root', children: [code] };
  remarkDiagrams()(tree, new VFile({ path: 'docs/network/tcp-udp.mdx' }));
  return tree.children[0]!;
}

const drawing = (value: string, meta?: string): string => JSON.stringify(transform(value, meta));

describe('remarkDiagrams', () => {
  it('draws a sequence with a caption, texts for a screen reader and no style of its own', () => {
    const json = drawing('sequenceDiagram\n  Client->>Server: SYN', 'title="One step"');
    expect(json).toContain('"ariaLabel":"One step: SYN; Client; Server"');
    expect(json).toContain('figcaption');
    expect(json).not.toMatch(/"style"|fonts\.|tagName":"style/);
  });

  it('gives each drawing names of its own for arrow heads', () => {
    const ids = (json: string) => [...json.matchAll(/"id":"([^"]+)"/g)].map((match) => match[1]);
    const first = ids(drawing('flowchart LR\n a --> b'));
    const second = ids(drawing('flowchart LR\n a --> c'));
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((id) => second.includes(id))).toEqual([]);
  });

  it('is enlarged until its smallest label is 13 pixels high, and not otherwise', () => {
    const scaleOf = (json: string) => {
      const [, width] = /"viewBox":"0 0 ([\d.]+)/.exec(json) ?? [];
      return Number(/"width":(\d+),"height"/.exec(json)?.[1]) / Number(width);
    };
    expect(scaleOf(drawing('flowchart LR\n a -->|small| b'))).toBeCloseTo(13 / 11, 1);
    expect(scaleOf(drawing('flowchart LR\n a --> b'))).toBeCloseTo(1, 1);
  });

  it('is drawn tighter where it would be too wide for a phone, as roomy as it may be', () => {
    const boxes = (names: readonly string[]) =>
      `flowchart TD\n${names.map((name, index) => `  top --> n${index}[${name}]`).join('\n')}`;
    const tooWide = ['the first', 'the second', 'third'];
    const roomy = (text: string) => Number(/ width="([\d.]+)"/.exec(renderMermaidSVG(text, { padding: 8 }))?.[1]);
    const drawn = (text: string) => Number(/"width":(\d+),"height"/.exec(drawing(text))?.[1]);
    expect(roomy(boxes(tooWide))).toBeGreaterThan(318);
    expect(drawn(boxes(tooWide))).toBeLessThanOrEqual(318);
    expect(drawn(boxes(['a', 'b']))).toBe(Math.round(roomy(boxes(['a', 'b']))));
  });

  it('refuses a note that the renderer leaves out', () => {
    expect(() => transform('sequenceDiagram\n  Note over A: lost\n  A->>B: SYN')).toThrow(
      /found +a note that would not be drawn/,
    );
    expect(drawing('sequenceDiagram\n  A->>B: SYN\n  Note over A: lost')).toContain('lost');
  });

  it.each(['pie\n "a": 1', 'gantt\n title x', 'mindmap\n root', ''])(
    'refuses a type that it cannot draw, with file, expected, found and hint: %j',
    (value) => {
      expect(() => transform(value)).toThrow(/tcp-udp\.mdx[\s\S]*expected {2}.*sequence[\s\S]*found[\s\S]*hint/);
    },
  );
});
