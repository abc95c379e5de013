import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { AuthorError } from '@groundwork/lib/authorError';
import { elementsOf, parseDocument } from '@groundwork/lib/htmlTree';
import { htmlFrame } from './htmlFrame';
import { reactFrames } from './reactFrame';

const files: Record<string, string> = { 'a.css': 'p { color: red }', 'a.js': 'let a = "</p>";', 'a.svg': '<svg/>' };
const read = (name: string): Buffer | undefined => (files[name] === undefined ? undefined : Buffer.from(files[name]));
const frame = (html: string): string => htmlFrame({ file: 'samples/a/b/a.html', html, read });

/** The directives of a frame's policy. */
function policyOf(html: string): Record<string, string> {
  const [, content = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return Object.fromEntries(
    content.split('; ').map((directive) => [directive.split(' ')[0]!, directive.split(' ').slice(1).join(' ')]),
  );
}

describe('the document of a frame', () => {
  it('allows nothing where there is nothing', () => {
    // prettier-ignore
    expect(policyOf(frame('<p>text</p>'))).toEqual({
      'default-src': "'none'", 'script-src': "'none'", 'script-src-attr': "'none'", 'style-src': "'none'",
      'style-src-attr': "'none'", 'img-src': 'data:', 'font-src': 'data:', 'base-uri': "'none'", 'form-action': "'none'",
    });
  });

  it('allows what stands in it, each by its hash', () => {
    const policy = policyOf(
      frame(
        '<style>p{}</style><p style="color:red" onclick="a()">x</p><script>1</script><script type="application/json">{}</script>',
      ),
    );
    // printf '1' | openssl dgst -sha256 -binary | base64
    expect(policy['script-src']).toBe("'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(policy['style-src']).toMatch(/^'sha256-[^ ]+'$/);
    expect(policy['script-src-attr']).toMatch(/^'unsafe-hashes' 'sha256-[^ ]+'$/);
    expect(policy['style-src-attr']).toMatch(/^'unsafe-hashes' 'sha256-[^ ]+'$/);
  });

  it('puts the policy before everything that it governs', () => {
    expect(
      frame('<!doctype html><html lang="en"><head><script>1</script><meta charset="utf-8"><title>t</title></head><p>x'),
    ).toMatch(
      /^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]*"><script>1<\/script><title>/,
    );
  });

  it('holds the files beside the sample', () => {
    const html = frame(
      '<link rel="stylesheet" href="./a.css"><img src="a.svg" alt=""><script src="a.js" defer></script>',
    );
    expect(html).toContain('<style>p { color: red }</style>');
    expect(html).toContain('<script type="module">let a = "</p>";</script>');
    expect(html).toContain('src="data:image/svg+xml;base64,PHN2Zy8+"');
  });

  it.each([
    '<link rel="stylesheet" href="https://x/y.css">',
    '<script src="missing.js"></script>',
    '<img src="../secret.png">',
  ])('refuses %s', (html) => {
    expect(() => frame(html)).toThrow(AuthorError);
  });

  it('of a component is one document with its bundle', async () => {
    const [html = ''] = await reactFrames(['tests/e2e/playground/fixtures/Counter.tsx']);
    expect(elementsOf(parseDocument(html)).filter(({ tagName }) => tagName === 'script')).toHaveLength(1);
    expect(html).toContain('padding:11px');
    expect(policyOf(html)['script-src']).toMatch(/^'sha256-[^ ]+'$/);
  });

  it('of a component keeps the reader’s console silent', async () => {
    const file = 'samples/react/rendering-vs-updating-dom/shop.jsx';
    expect(readFileSync(file, 'utf8')).toContain('console.log(');
    expect((await reactFrames([file]))[0]).not.toContain('console.log');
  });

  it('of a component is the same, whatever is bundled beside it', async () => {
    const file = 'tests/e2e/playground/fixtures/Counter.tsx';
    const [alone] = await reactFrames([file]);
    expect(await reactFrames(['samples/react/hooks/timer.jsx', file])).toEqual([
      expect.stringContaining('<title>timer.jsx'),
      alone,
    ]);
  });
});
