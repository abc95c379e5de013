// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { documentOf } from './documentOf';
import type { Trust } from './lockDown';

const trust: Trust = { html: (text) => text, script: (text) => text };

/** The document of a page with these files beside it. */
function shown(
  html: string,
  files: Record<string, string> = {},
  onUnparsed: (error: unknown) => void = vi.fn(),
): string {
  const texts = { 'a.html': html, ...files };
  const pictures = { 'a.png': 'data:image/png;base64,AA==' };
  return documentOf({ kind: 'html', file: 'a.html', texts, pictures }, trust, onUnparsed);
}

it('has stylesheets, scripts and pictures in it, and its doctype', () => {
  const files = { 'a.css': 'p {}', 'a.js': 'one();', 'b.js': 'two();' };
  const page = shown(
    '<!doctype html><link rel="stylesheet" href="./a.css"><script src="a.js"></script><script defer src="b.js"></script><img src="a.png">',
    files,
  );
  expect(page).toMatch(/^<!DOCTYPE html>/);
  expect(page).toContain('<style>p {}</style>');
  expect(page).toMatch(/<script>[^<]*one\(\)/);
  expect(page).toMatch(/<script defer="" type="module">[^<]*two\(\)/);
  expect(page).toContain('src="data:image/png;base64,AA=="');
  expect(page).not.toContain('DOCTYPE html><!DOCTYPE');
});

it('leaves what is not beside it, which the policy refuses', () => {
  const page = shown('<link rel="stylesheet" href="toString"><script src="other.js"></script><img src="other.png">');
  for (const address of ['toString', 'other.js', 'other.png']) expect(page).toContain(`"${address}"`);
});

it('guards loops in scripts and handlers, and leaves what is no JavaScript', () => {
  const loop = 'for (;;) {}';
  const guarded = shown(`<script>${loop}</script><p onclick="${loop}"></p>`);
  expect(guarded).not.toContain(loop);
  expect(shown(`<script type="text/template">${loop}</script>`)).toContain(loop);
});

it('tells of each script that does not parse', () => {
  const onUnparsed = vi.fn();
  shown('<script>let = ;</script><script>fine()</script><p onclick="("></p>', {}, onUnparsed);
  expect(onUnparsed).toHaveBeenCalledTimes(2);
});

it('has no document in it', () => {
  expect(shown('<iframe SrcDoc="<p>"></iframe>')).not.toMatch(/\ssrcdoc/i);
});
