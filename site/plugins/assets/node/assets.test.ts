import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { writeNoteAssets, type NoteAssets } from './assetsFile';
import { assetsOf } from './noteAssets';
import { remarkAssets } from './remarkAssets';
import { AssetStore, assetsFolder } from './store';

let root: string;
const at = (name: string): string => path.join(root, name);
const write = (name: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
};
/** A surface of one colour. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1a4b9c' } });

const note = 'docs/linux/pipes.mdx';

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'assets-'));
  const noise = plain(1000, 500).composite([
    {
      input: {
        create: { width: 1000, height: 500, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 40 } },
      },
      blend: 'add',
    },
  ]);
  write('docs/linux/img/photo.jpg', await noise.jpeg({ quality: 95 }).toBuffer());
  write('docs/linux/img/turned.jpg', await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  write('docs/linux/img/small.png', await plain(30, 20).png().toBuffer());
  write('docs/linux/img/film.avif', await plain(16, 16).avif().toBuffer());
  write('docs/linux/img/two words.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>');
  write('docs/linux/img/text.png', 'no picture');
  write('docs/linux/img/other.png', await plain(8, 8).jpeg().toBuffer());
  write(
    'docs/linux/img/cut.png',
    await sharp({
      create: { width: 200, height: 200, channels: 3, background: '#888', noise: { type: 'gaussian', sigma: 40 } },
    })
      .png()
      .toBuffer(),
  );
  truncateSync(at('docs/linux/img/cut.png'), 20_000);
  write('docs/linux/img/large.png', Buffer.alloc(30_000_000));
  write('docs/linux/data.csv', 'a,b\n1,2\n');
  write('docs/linux/latin.csv', Buffer.from('caf\xe9', 'latin1'));
  write('docs/linux/paper.pdf', '%PDF-1.7');
  write('docs/linux/no.pdf', 'PDF');
  write('docs/linux/film.webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  write('docs/linux/main.c', 'int main;');
  write('static/img/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
  mkdirSync(at(assetsFolder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const found = (text: string): Promise<NoteAssets> => assetsOf(root, note, parseMdx(text, note), new AssetStore(root));

/** The elements of a note after its files got their addresses, each with its attributes. */
async function shown(text: string): Promise<Record<string, unknown>[]> {
  writeNoteAssets(root, 'linux/pipes', await found(text));
  const tree = parseMdx(text, note);
  remarkAssets({ root, baseUrl: '/base/' })(tree, new VFile({ path: at(note) }));
  const elements: Record<string, unknown>[] = [];
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const { name, attributes } = node as unknown as MdxJsxTextElement;
    const own = attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [[one.name, one.value]] : []));
    elements.push({ name, ...(Object.fromEntries(own) as object) });
  });
  return elements;
}

describe('what a note shows', () => {
  it('has its address, its size and its words, and waits below the first section', async () => {
    const [early, late] = await shown('## A\n\n![A](./img/small.png "T")\n\n## B\n\n![B](./img/two%20words.svg)\n');
    expect(early).toEqual({
      name: 'img',
      src: expect.stringMatching(/^\/base\/assets\/images\/small-[\da-f]{12}\.png$/) as string,
      alt: 'A',
      title: 'T',
      width: '30',
      height: '20',
      decoding: 'async',
    });
    expect(late).toMatchObject({ alt: 'B', width: '30', height: '20', loading: 'lazy' });
    expect(late!['src']).toMatch(/two-words-[\da-f]{12}\.svg$/);
  });

  it('comes in smaller sizes where these save bytes', async () => {
    const [photo] = await shown('![A](./img/photo.jpg)\n');
    expect(String(photo!['srcSet']).replaceAll(/\/base\/assets\/images\/photo-[\da-f]{12}/g, '')).toBe(
      '-480.webp 480w, -800.webp 800w, -1000.webp 1000w',
    );
    expect(photo).toMatchObject({ width: '1000', height: '500', sizes: expect.stringContaining('100vw') as string });
  });

  it('is as large as the author says, in its own shape', async () => {
    const [element] = await shown('<img src="./img/small.png" alt="A" width="15" />\n');
    expect(element).toMatchObject({ width: '15', height: '10' });
    const [turned] = await shown('![A](./img/turned.jpg)');
    expect(turned).toMatchObject({ width: '20', height: '40' });
  });

  it('is found by references, from the root and in the static folder', async () => {
    const elements = await shown(
      '![A][one] ![B](@site/docs/linux/img/film.avif) ![C](/img/icon.svg)\n\n[one]: img/small.png\n',
    );
    expect(elements.map(({ src }) => path.extname(String(src)))).toEqual(['.png', '.avif', '.svg']);
  });

  it('plays when it is asked to', async () => {
    const [video] = await shown('<video src="./film.webm" width="320" height="180" controls />\n');
    expect(video).toMatchObject({ src: expect.stringMatching(/medias\/film-/) as string, preload: 'none' });
  });
});

test('a file that a browser does not show is saved under its own name', async () => {
  const [table, paper, picture, html] = await shown(
    '[t](data.csv) [p](./paper.pdf#page=3) [i](./img/small.png) <a href="./data.csv">t</a>\n',
  );
  expect(table).toMatchObject({
    name: 'a',
    download: 'data.csv',
    href: expect.stringMatching(/files\/data-/) as string,
  });
  expect(paper).toEqual({ name: 'a', href: expect.stringMatching(/paper-[\da-f]{12}\.pdf#page=3$/) as string });
  expect(picture).toEqual({ name: 'a', href: expect.stringMatching(/images\/small-/) as string });
  expect(html).toEqual(table);
});

test('what is written has the bytes that the author committed', async () => {
  const { assets } = await found('[t](data.csv)');
  const file = at(path.join(assetsFolder, assets['data.csv']!.address));
  expect(readFileSync(file, 'utf8')).toBe('a,b\n1,2\n');
});

test('a file that no note names any more leaves the build', async () => {
  const { assets } = await found('[p](./paper.pdf)');
  const store = new AssetStore(root);
  await assetsOf(root, note, parseMdx('[t](data.csv)', note), store);
  store.clear();
  expect(() => readFileSync(at(path.join(assetsFolder, assets['./paper.pdf']!.address)))).toThrow('ENOENT');
});

test('pages, other sites and what the build makes are left as they are', async () => {
  const { assets, mistakes } = await found(
    '[a](../linux/ssh.mdx) [b](https://x.org/a.zip) [c](/feed.xml) [d](#x.y) [e](sample:a.py) [f](/docs/linux/v1.2)\n',
  );
  expect({ assets, mistakes }).toEqual({ assets: {}, mistakes: [] });
});

const mistakes: [text: string, expected: string, found: string][] = [
  ['![A](./img/gone.svg)', 'an image file that is in the repository', './img/gone.svg'],
  ['<img src="img/gone.png" alt="A" />', 'an image file that is in the repository', 'img/gone.png'],
  ['![A](https://x.org/a.png)', 'an image file that is in the repository', 'https://x.org/a.png'],
  ['![A](../../../etc/a.png)', 'an image file that is in the repository', '../../../etc/a.png'],
  ['[A](./gone.csv)', 'a file that is in the repository', './gone.csv'],
  [
    '![A](./img/text.png)',
    'a whole file of the kind .png',
    'docs/linux/img/text.png: Input buffer contains unsupported',
  ],
  ['![A](./img/other.png)', 'a whole file of the kind .png', 'docs/linux/img/other.png: it is jpeg by its content'],
  ['![A](./img/cut.png)', 'a whole file of the kind .png', 'docs/linux/img/cut.png: '],
  ['![A](./img/large.png)', 'at most 4.0 MB', 'docs/linux/img/large.png: it has 30.0 MB'],
  ['![A](./data.csv)', 'png, jpg, jpeg, webp, avif, gif, svg', './data.csv'],
  ['[A](./main.c)', 'csv, tsv, json', './main.c'],
  ['[A](./latin.csv)', 'a whole file of the kind .csv', 'docs/linux/latin.csv: its bytes are of another kind'],
  ['[A](./no.pdf)', 'a whole file of the kind .pdf', 'docs/linux/no.pdf: its bytes are of another kind'],
  ['![](./img/small.png)', 'a text that says what the picture shows', '![](./img/small.png)'],
  ['<img src="./img/small.png" />', 'a text that says what the picture shows', '<img src="./img/small.png">'],
  ['<video src="./film.webm" controls />', 'a video with width and height', '<video src="./film.webm">'],
  ['<img src={p} alt="A" />', 'the path of one file, as text', '<img src=…>'],
  ['<img srcSet="a.png 1x" alt="A" />', 'the path of one file, as text', '<img srcSet=…>'],
  ["import p from './img/small.png';", 'no import of a file', "import p from './img/small.png';"],
];

test.each(mistakes)('the build names the line of %s', async (text, expected, what) => {
  const { mistakes: made } = await found(`---\ntitle: A\n---\n\n${text}\n`);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ file: note, line: 5 });
  expect(made[0]!.expected).toContain(expected);
  expect(made[0]!.found).toContain(what);
  expect(made[0]!.hint).not.toBe('');
});

test('all mistakes of a note stop its compilation at once', async () => {
  const both = shown('![A](./img/gone.svg)\n\n[B](./gone.csv)\n');
  await expect(both).rejects.toThrow(/pipes\.mdx:1\n.*expected[^]*pipes\.mdx:3\n.*expected/);
});
