import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { hashOf } from '../../../lib/samples/hash';
import { parseMdx } from '../../../lib/parseMdx';
import type { ExtrasOf } from '../shared/sampleExtras';
import { remarkSamples } from './remarkSamples';
import { writeWholePrograms } from './wholeProgram';

const source = '# #region shown\nprint("port", 4711)\n# #endregion shown\nprint("done")\n';
const output = 'port 4711\ndone\n';
const session = '$ echo port 4711\nport 4711';
const today = { toolchain: 'Python 3.11.2', date: '2026-11-20' };

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'remark-samples-'));
  write('samples/python/ports/ports.py', source);
  write('samples/python/ports/ports.py.out', output);
  write(
    'samples/python/ports/samples.json',
    JSON.stringify({ vary: [{ pattern: '\\d{4}', why: 'the kernel picks a port' }] }),
  );
  write(
    'samples/python/ports/samples.lock.json',
    JSON.stringify({
      programs: { 'ports.py': { source: hashOf(source), output: hashOf(output), ...today } },
      sessions: {
        [hashOf('echo port 4711').slice(0, 12)]: { first: '$ echo', source: '', output: hashOf(session), ...today },
      },
    }),
  );
});

afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

/** Compiles a note as the generator does: without its front matter. */
function compile(body: string, strict = true, baseUrl?: string, extrasOf?: ExtrasOf): string {
  write('docs/python/ports.mdx', `---\ntitle: Ports\n---\n\n${body}\n`);
  const file = new VFile({ path: path.join(root, 'docs/python/ports.mdx'), value: body });
  const tree = parseMdx(body, 'docs/python/ports.mdx');
  remarkSamples({ root, sources: 'https://code.example/blob/main', strict, baseUrl, extrasOf })(tree, file);
  return toHtml(toHast(tree));
}

describe('remarkSamples', () => {
  it('fills in a program with its output, marks and evidence', () => {
    expect(compile('```python file=ports.py title="Two ports"\n```')).toMatchSnapshot();
  });

  it('shows a region, and gives the copy button the whole program once', () => {
    const html = compile(
      '```python file=ports.py region=shown output=none\n```\n\n```python file=ports.py region=shown\n```',
    );
    expect(html.match(/<pre id="sample-1" hidden>/g)).toHaveLength(1);
    expect(html.match(/data-copy="sample-1"/g)).toHaveLength(2);
    expect(html.match(/sample__output/g)).toHaveLength(1);
    expect(html).not.toContain('#region');
  });

  it('writes the whole program to a file that the copy button fetches', async () => {
    const html = compile('```python file=ports.py region=shown\n```', true, '/base/');
    const out = path.join(root, 'build');
    await writeWholePrograms(root, out);
    const address = /data-copy="\/base\/([^"]+)"/.exec(html)![1]!;
    expect(address).toMatch(/^assets\/files\/ports\.py\.[0-9a-f]{12}\.txt$/);
    expect(fs.readFileSync(path.join(out, address), 'utf8')).toBe('print("port", 4711)\nprint("done")');
    expect(html).not.toContain('hidden');
  });

  it('leaves the whole program in the page where it runs there', () => {
    const extrasOf = () => ({ readsText: true, controls: [{ type: 'text' as const, value: 'Run' }], result: [] });
    const html = compile('```python file=ports.py region=shown\n```', true, '/base/', extrasOf);
    expect(html).toContain('<pre id="sample-1" hidden>');
  });

  it('fills in a session', () => {
    expect(compile(`\`\`\`console\n${session}\n\`\`\``)).toMatchSnapshot();
  });

  it('says why a block does not run', () => {
    expect(compile('```bash norun="needs a second disk"\nmkfs /dev/sdb\n```')).toContain(
      'Not run here: needs a second disk',
    );
  });

  it('shows a block that is not recorded yet while the note is being written', () => {
    write('samples/python/ports/ports.py', `${source}print("new")\n`);
    expect(compile('```python file=ports.py\n```', false)).toContain('Not recorded yet');
  });

  it.each([
    ['one changed byte in a source', 'ports.py', source.replace('done', 'gone'), '```python file=ports.py\n```'],
    ['one changed byte in an output', 'ports.py.out', output.replace('done', 'gone'), '```python file=ports.py\n```'],
    [
      'a blank at the end of an output',
      'ports.py.out',
      output.replace('done', 'done '),
      '```python file=ports.py\n```',
    ],
  ])('refuses %s', (_, file, text, body) => {
    write(`samples/python/ports/${file}`, text);
    expect(() => compile(body)).toThrowErrorMatchingSnapshot();
  });

  it.each([
    ['a changed session output', '```console\n$ echo port 4711\nport 4712\n```'],
    ['a session that was never recorded', '```console\n$ echo another\nanother\n```'],
    ['a missing file', '```python file=missing.py\n```'],
    ['a missing region', 'Prose first.\n\n```python file=ports.py region=missing\n```'],
  ])('refuses %s', (_, body) => {
    expect(() => compile(body)).toThrowErrorMatchingSnapshot();
  });
});
