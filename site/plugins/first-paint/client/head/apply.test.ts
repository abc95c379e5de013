// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { applyHead } from './apply';
import type { HeadRequest } from './tags';

const request = (content: string): HeadRequest => ({
  title: content,
  htmlAttributes: { lang: 'en' },
  bodyAttributes: {},
  tags: [{ name: 'meta', attributes: { name: 'description', content }, text: '' }],
});

describe('applying a head to the document', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta charset="utf-8"><meta data-rh="true" name="description" content="first">';
  });

  it('keeps the very element that the server rendered', () => {
    const served = document.head.querySelector('[data-rh]');
    applyHead(document, request('first'));
    expect(document.head.querySelector('[data-rh]')).toBe(served);
  });

  it('replaces what changed and leaves alone what it does not own', () => {
    applyHead(document, request('second'));
    expect([...document.head.querySelectorAll('[data-rh]')].map((element) => element.getAttribute('content'))).toEqual([
      'second',
    ]);
    expect(document.head.querySelector('meta[charset]')).not.toBeNull();
    expect(document.title).toBe('second');
  });

  it('leaves alone what only the server writes', () => {
    document.head.innerHTML = '<script type="application/ld+json" data-rh="true" data-kept="">{}</script>';
    applyHead(document, request('second'));
    expect(document.head.querySelector('script')).not.toBeNull();
  });

  it('takes back an attribute that nobody asks for any more, and no other', () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    applyHead(document, { ...request('x'), htmlAttributes: { lang: 'en', class: 'docs' } });
    applyHead(document, request('x'));
    expect(document.documentElement.hasAttribute('class')).toBe(false);
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark');
  });

  it('never turns text into markup', () => {
    applyHead(document, request('<img src=x onerror=alert(1)>'));
    expect(document.head.querySelector('img')).toBeNull();
  });
});
