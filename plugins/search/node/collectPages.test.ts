import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { collectPages } from './collectPages';

const outDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(outDir, { recursive: true }));

const write = (name: string, body: string): void =>
  writeFileSync(path.join(outDir, `${name}.html`), `<!doctype html><main><h1>${name}</h1>${body}</main>`);

describe('collectPages', () => {
  it('tells every page what others call it, once for each of them', async () => {
    write('grub', '<p>Loads a <a href="#kernel">kernel</a>.</p>');
    write('boot', '<p>The <a href="/base/grub#menu">boot loader</a>, see <a href="/base/grub">boot loader</a>.</p>');
    write(
      'disk',
      '<p>A <a href="/base/grub/">loader</a>, <a href="/base/disk">itself</a>, <a href="https://x.example/">far</a>.</p>',
    );
    write('index', '<p>Home.</p>');
    const routes = ['/base/', '/base/grub', '/base/boot', '/base/disk', '/base/none'];
    const pages = await collectPages({
      outDir,
      baseUrl: '/base/',
      routes,
      concepts: new Map([['/base/grub', { defines: ['boot-loader'], definitions: ['It starts a kernel.'] }]]),
      topics: [],
      siteTitle: 'Notes',
    });
    expect(pages.map(({ route, calledBy }) => [route, calledBy])).toEqual([
      ['/', []],
      ['/boot', []],
      ['/disk', []],
      ['/grub', ['boot loader', 'loader']],
    ]);
    expect(pages[2]?.linksTo).toContain('/grub');
    expect(pages[3]).toMatchObject({
      defines: ['boot-loader'],
      definitions: ['It starts a kernel.'],
      topic: { id: 'site', title: 'Notes' },
    });
  });
});
