import { describe, expect, it } from 'vitest';

import { parseDocument } from '@groundwork/lib/htmlTree';
import { collectPages } from './collectPages';
import { pageMarks } from '../../testing/pageMarks';
import { extractPage, type ExtractedPage } from './extractPage';

describe('collectPages', () => {
  it('tells every page what others call it, once for each of them', () => {
    const pages = new Map<string, ExtractedPage>();
    const write = (address: string, title: string, body: string): void => {
      const page = extractPage(parseDocument(`<!doctype html><main><h1>${title}</h1>${body}</main>`), pageMarks);
      if (page) pages.set(address, page);
    };
    write('/base/grub', 'grub', '<p>Loads a <a href="#kernel">kernel</a>.</p>');
    write(
      '/base/boot',
      'boot',
      '<p>The <a href="/base/grub#menu">boot loader</a>, see <a href="/base/grub">boot loader</a>.</p>',
    );
    write(
      '/base/disk',
      'disk',
      '<p>A <a href="/base/grub/">loader</a>, <a href="/base/disk">itself</a>, <a href="https://x.example/">far</a>.</p>',
    );
    write('/base/', 'index', '<p>Home.</p>');
    const routes = ['/base/', '/base/grub', '/base/boot', '/base/disk', '/base/none'];
    const records = collectPages({
      pages,
      baseUrl: '/base/',
      routes,
      concepts: new Map([['/base/grub', { defines: ['boot-loader'], definitions: ['It starts a kernel.'] }]]),
      topicOf: () => ({ id: 'site', title: 'Notes' }),
    });
    expect(records.map(({ route, calledBy }) => [route, calledBy])).toEqual([
      ['/', []],
      ['/boot', []],
      ['/disk', []],
      ['/grub', ['boot loader', 'loader']],
    ]);
    expect(records[2]?.linksTo).toContain('/grub');
    expect(records[3]).toMatchObject({
      defines: ['boot-loader'],
      definitions: ['It starts a kernel.'],
      topic: { id: 'site', title: 'Notes' },
    });
  });
});
