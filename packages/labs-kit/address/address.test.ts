import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './address';

const page = 'https://example.org/docs/data-structures/hash-tables?q=probe#when-full';

describe('address', () => {
  it('reads back what it wrote', () => {
    for (const setup of ['p.i3.f11', '(1 + 2) * 3', 'a~b', 'żółw & co', '']) {
      const href = writeAddress(page, 'hash-table', { setup, at: 12 });
      expect(readAddress(new URL(href).search, 'hash-table')).toEqual({ setup, at: 12 });
    }
  });

  it("leaves the page's anchor, path and other parameters alone", () => {
    const href = writeAddress(page, 'hash-table', { setup: 'p.i3', at: 1 });
    const url = new URL(href);
    expect([url.pathname, url.hash, url.searchParams.get('q')]).toEqual([
      '/docs/data-structures/hash-tables',
      '#when-full',
      'probe',
    ]);
    expect(writeAddress(href, 'hash-table', null)).toBe(page);
  });

  it('keeps two labs of one page apart', () => {
    const both = writeAddress(writeAddress(page, 'a', { setup: 'x', at: 1 }), 'b', { setup: 'y', at: 2 });
    expect(readAddress(new URL(both).search, 'a')).toEqual({ setup: 'x', at: 1 });
    expect(readAddress(new URL(both).search, 'b')).toEqual({ setup: 'y', at: 2 });
  });

  it('ignores what it could not have written', () => {
    const hostile = ['', 'p.i3', '~', 'p.i3~-1', 'p.i3~1e9', 'p.i3~99999', `${'x'.repeat(1_001)}~1`, '%'];
    for (const value of hostile) expect(readAddress(`?lab-hash-table=${value}`, 'hash-table')).toBeNull();
    expect(readAddress('?lab-other=p~1', 'hash-table')).toBeNull();
  });
});
