import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';

import { remarkMermaidSyntax } from './remarkMermaidSyntax';

const position = { start: { line: 20, column: 1 }, end: { line: 24, column: 4 } };

const check = (value: string, lang = 'mermaid'): Promise<void> => {
  const tree: Root = { type: 'root', children: [{ type: 'code', lang, value, position }] };
  return remarkMermaidSyntax()(tree, new VFile({ path: 'docs/network/tcp-udp.mdx' }));
};

describe('remarkMermaidSyntax', () => {
  it.each([
    'flowchart LR\n  A["f(x) <b>"] -->|maybe| B',
    'sequenceDiagram\n  A->>B: hi\n  Note over A: waits',
    'stateDiagram-v2\n  [*] --> Ready',
    'classDiagram\n  class A {\n    +x()\n  }',
    'erDiagram\n  A ||--o{ B : has',
  ])('reads what Mermaid reads: %j', async (text) => {
    await expect(check(text)).resolves.toBeUndefined();
  });

  it('looks at no other block', async () => {
    await expect(check('A --> --> B[[[', 'text')).resolves.toBeUndefined();
  });

  it.each([
    ['flowchart LR\n  A --> --> B[[[', 22, "A --> --> B[[[ (got 'LINK')"],
    ['flowchart LR\n  A --> B\n  foo bar', 23, "foo bar (got 'NODE_STRING')"],
    ['sequenceDiagram\n  A->>B hi', 22, "A->>B hi (got 'NEWLINE')"],
    ['flowchat LR\n  A --> B', 20, 'No diagram type detected'],
  ])('names the line that it cannot read: %j', async (text, line, found) => {
    const error = await check(text).catch((reason: unknown) => String(reason));
    expect(error).toContain(`docs/network/tcp-udp.mdx:${line}\n  expected  a diagram in Mermaid syntax\n`);
    expect(error).toContain(`found     ${found}`);
  });
});
