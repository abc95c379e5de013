import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { parseDocument } from '@groundwork/lib/htmlTree';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directives of a page's policy by their names. */
const policy = (body: string, connect: string[] = []): Record<string, string> => {
  const text = contentSecurityPolicy(parseDocument(`<!doctype html><body>${body}`), { connect });
  return Object.fromEntries(text.split('; ').map((directive) => directive.split(/ (.*)/) as [string, string]));
};

it('allows what stands in the page by its hash, and nothing inline besides', () => {
  const of = policy('<script>a()</script><style>p{}</style><p style="top:0" onclick="b()">');
  expect(of['script-src']).toBe(`'self' 'wasm-unsafe-eval' ${hash('a()')}`);
  expect(of['style-src']).toBe(`'self' ${hash('p{}')}`);
  expect(of['style-src-attr']).toBe(`'unsafe-hashes' ${hash('top:0')}`);
  expect(Object.values(of).join()).not.toContain('unsafe-inline');
  expect(Object.values(of).join()).not.toContain(hash('b()'));
});

it('names no hash for a page without inline scripts and styles', () => {
  const of = policy('<p title="<script>a()</script> style=top:0">');
  expect(of['script-src']).toBe("'self' 'wasm-unsafe-eval'");
  expect(of).not.toHaveProperty('style-src-attr');
});

it('lets scripts connect to the site, and to what is named', () => {
  expect(policy('')['connect-src']).toBe("'self'");
  expect(policy('', ['https://search.example'])['connect-src']).toBe("'self' https://search.example");
});
