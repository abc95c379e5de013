import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { owner } from '../../site/config/owner';
import { builtFiles } from './support/builtPages';

const notes = builtFiles().filter((file) => /^\/docs\/.+\/.+\.html$/.test(file));
const pages = [...notes, '/index.html', '/docs.html', '/talks.html', '/why.html'];
const read = (file: string): string => readFileSync(path.join('build', file), 'utf8');
const site = owner.siteUrl + owner.baseUrl;

test('a link to any page has a picture that is there', () => {
  expect(notes.length).toBeGreaterThan(150);
  const without = pages.filter((file) => {
    const [, image = ''] = /property=og:image content=([^\s>]+)/.exec(read(file)) ?? [];
    return !image.startsWith(site) || !existsSync(path.join('build', image.slice(site.length)));
  });
  expect(without).toEqual([]);
});

test('each note says in the terms of schema.org what it is and the way to it', () => {
  for (const file of notes) {
    const [, text = ''] = /<script[^>]*type=application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(read(file)) ?? [];
    const address = site + file.slice(1).replace(/\.html$/, '');
    expect(JSON.parse(text), file).toEqual([
      expect.objectContaining({ '@type': 'TechArticle', url: address, headline: expect.any(String) }),
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          expect.objectContaining({ position: 1, item: site }),
          expect.objectContaining({ position: 2, item: expect.stringContaining(`${site}docs#`) }),
          expect.objectContaining({ position: 3, item: address }),
        ],
      }),
    ]);
  }
});

test('the manifest names files that are there', () => {
  const manifest = JSON.parse(read('/manifest.webmanifest')) as { icons: { src: string }[]; start_url: string };
  expect(manifest.start_url).toBe(owner.baseUrl);
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) {
    expect(existsSync(path.join('build', src.slice(owner.baseUrl.length))), src).toBe(true);
  }
  expect(read('/index.html')).toContain(`<link rel=manifest href=${owner.baseUrl}manifest.webmanifest>`);
});
