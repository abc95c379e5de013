import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { VFile } from 'vfile';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { hashOf } from '../contract/hash';
import { parseMdx } from '@groundwork/lib/parseMdx';
import { rehypeHighlight } from '@groundwork/code';
import type { ExtrasOf } from './sampleExtras';
import { remarkSamples, type RemarkSamplesOptions } from './remarkSamples';
import { writeWholePrograms } from './downloads/wholeProgram';

const source = '# #region shown\nprint("port", 4711)\n# #endregion shown\nprint("done")\n';
const output = 'port 4711\ndone\n';
const session = '$ echo port 4711\nport 4711';
const today = { toolchain: 'Python 3.11.2', date: '2026-11-20' };

type NumbersIn = (text: string) => Promise<boolean>;

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
  return toHtml(treeOf(body, { strict, baseUrl, extrasOf }));
}

function treeOf(body: string, { strict = true, ...options }: Partial<RemarkSamplesOptions> = {}): Root {
  write('docs/python/ports.mdx', `---\ntitle: Ports\n---\n\n${body}\n`);
  const file = new VFile({ path: path.join(root, 'docs/python/ports.mdx'), value: body });
  const tree = parseMdx(body, 'docs/python/ports.mdx');
  remarkSamples({ root, sources: 'https://code.example/blob/main', strict, ...options })(tree, file);
  return toHast(tree) as Root;
}

/** A note as it reaches the page, with its code coloured. */
async function highlighted(body: string): Promise<string> {
  const tree = treeOf(body);
  await rehypeHighlight({ light: 'vsDark', dark: 'vsDark' })(tree, new VFile({ path: 'docs/python/ports.mdx' }));
  return toHtml(tree);
}

describe('remarkSamples', () => {
  it('fills in a program with its output, marks and evidence', () => {
    expect(compile('```python file=ports.py title="Two ports"\n```')).toMatchSnapshot();
  });

  it('refuses a program whose fence the recorder would not see, and leaves a text there alone', () => {
    expect(() => compile('> ```python file=ports.py\n> ```')).toThrow(/ports\.mdx:5[^]*python file=ports\.py/);
    expect(compile('> ```text\n> a\n> ```')).toContain('<code class="language-text">a');
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

  it('folds and marks lines of a program', async () => {
    const html = await highlighted('```python file=ports.py fold=shown {2} output=none\n```');
    expect(html).toContain('<summary class="code__folded">Line 1: shown</summary>');
    expect(html).toMatch(/<span class="code__line code__mark" data-line="2">.*done.*<\/span>/);
  });

  const grow = (body: string, earlier: string) => {
    write('samples/python/ports/ports0.py', earlier);
    return highlighted(body);
  };

  it('marks the lines that are new since an earlier file, and says which', async () => {
    const html = await grow('```python file=ports.py since=ports0.py\n```', 'print("port", 4711)\n');
    expect(html).toContain('<span class="sample__new">new: line 2</span>');
    expect(html.match(/code__new" data-line="."/g)).toEqual(['code__new" data-line="2"']);
  });

  it('counts new lines as the region shows them', async () => {
    const html = await grow('```python file=ports.py region=shown since=ports0.py\n```', 'print("done")\n');
    expect(html).toContain('new: line 1<');
  });

  it.each([
    ['is missing', 'since=other.py', 'print("port", 4711)\n'],
    ['is no earlier state', 'since=ports0.py', 'print("done")\na = 1\nb = 2\n'],
    ['has no new line', 'since=ports0.py', source],
    ['has no new line in the region', 'region=shown since=ports0.py', 'print("port", 4711)\n'],
  ])('refuses since= where the file %s', (_, option, earlier) => {
    write('samples/python/ports/ports0.py', earlier);
    expect(() => compile(`\`\`\`python file=ports.py ${option}\n\`\`\``)).toThrowErrorMatchingSnapshot();
  });

  it('puts notes beside the lines, and none into what is copied', async () => {
    write('samples/python/ports/noted.conf', 'a = 1 #: The `first`.\nb = 2\n');
    const html = await highlighted('```ini file=noted.conf of=session\n```');
    expect(html).toContain('<p class="code__note"><b>Line 1</b> The <code>first</code>.</p>');
    expect(html).not.toContain('#:');
  });

  it('refuses to fold what is not there', () => {
    expect(() => compile('```python file=ports.py fold=helpers\n```')).toThrowErrorMatchingSnapshot();
    expect(() => compile('```python file=ports.py {3}\n```')).toThrowErrorMatchingSnapshot();
  });

  const program = '```python file=ports.py\n```\n\n';
  const numbered = /<(pre|div) class="code__text"[^>]*><code class="[^"]*code__numbered/;
  const [inProgram, inOutput] = [/^[^]*?(?=<div class="sample__output")/, /<div class="sample__output"[^]*/].map(
    (part) => async (text: string) => numbered.test(part.exec(await highlighted(program + text))?.[0] ?? ''),
  ) as [NumbersIn, NumbersIn];

  it('numbers the lines that the text speaks of, in the program or in its output', async () => {
    expect(await inProgram('Line 2 prints.')).toBe(true);
    expect(await inOutput('Line 2 prints.')).toBe(false);
    expect(await inProgram('See line 1 of the output.')).toBe(false);
    expect(await inOutput('See line 1 of the output.')).toBe(true);
    expect(await inProgram('No word of any.')).toBe(false);
  });

  it('numbers the lines of a session and of a block of text', async () => {
    const listing = `\`\`\`console\n${session}\n\`\`\`\n\n`;
    expect(await highlighted(`${listing}Line 2.`)).toMatch(numbered);
    expect(await highlighted(listing)).not.toMatch(numbered);
    expect(await highlighted('```text\na\nb\n```\n\nLine 2.')).toMatch(numbered);
  });

  it('refuses a line that the last listing has not, at its place in the file', () => {
    expect(() => treeOf(`${program}Line 2 prints,\nline 3 too.`)).toThrowErrorMatchingSnapshot();
  });

  it('leads to the source of a file of the page, and to no other', () => {
    expect(compile('See [the program](sample:ports.py).')).toContain(
      '<a href="https://code.example/blob/main/samples/python/ports/ports.py">the program</a>',
    );
    expect(() => compile('See [the program](sample:stress.py).')).toThrowErrorMatchingSnapshot();
  });

  it('tells what a run was given, in the line or folded below it', () => {
    const options = (programs: object) => write('samples/python/ports/samples.json', JSON.stringify({ programs }));
    options({ 'ports.py': { user: 'root' } });
    expect(compile('```python file=ports.py\n```')).toContain('Python 3.11.2, as root in a sandbox · ');
    expect(compile('```python file=ports.py output=none\n```')).not.toContain('as root');
    options({ 'ports.py': { user: 'root', network: 'loopback', env: { A: 'b'.repeat(60) } } });
    expect(compile('```python file=ports.py\n```')).toMatch(
      /<details class="sample__given"><summary>How it was run<\/summary><ul><li>as root/,
    );
  });

  it('says once a page why a version is past its end, and refuses one without a reason', () => {
    const lock = (toolchain: string) =>
      write(
        'samples/python/ports/samples.lock.json',
        JSON.stringify({
          programs: { 'ports.py': { source: hashOf(source), output: hashOf(output), ...today, toolchain } },
        }),
      );
    const fence = '```python file=ports.py region=shown output=none\n```';
    lock('Node.js 20.20.2');
    expect(compile(`${fence}\n\n${fence}`).match(/Node\.js 20 is an old version/g)).toHaveLength(1);
    lock('RabbitMQ 3.10.8');
    expect(() => compile(fence)).toThrowErrorMatchingSnapshot();
    expect(compile(fence, false)).toContain('RabbitMQ');
    write('samples/python/ports/samples.json', JSON.stringify({ endOfLife: 'Debian brings no newer one' }));
    expect(compile(fence)).toContain('supported until 2023-07-31</a> (Debian brings no newer one)');
  });
});
