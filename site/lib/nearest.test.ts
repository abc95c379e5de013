import { describe, expect, it } from 'vitest';

import { likeness, nearestPaths } from './nearest';

describe('likeness', () => {
  it('is 1 for equal texts, 0 for texts without a common pair, whatever the case', () => {
    expect(likeness('Epoll', 'epoll')).toBe(1);
    expect(likeness('epoll', 'grub')).toBe(0);
    expect(likeness('', '')).toBe(1);
  });

  it('counts a repeated pair as often as both have it', () => {
    expect(likeness('aaaa', 'aa')).toBe(0.5);
  });
});

describe('nearestPaths', () => {
  const paths = ['/docs/linux/namesapces', '/docs/linux/epoll', '/docs/security/hashing', '/docs/computers/hashing'];

  it('finds the note whose address is spelled differently', () => {
    expect(nearestPaths('/docs/linux/namespaces', paths)[0]).toBe('/docs/linux/namesapces');
  });

  it('finds a note in another topic by the last part of its address', () => {
    expect(nearestPaths('/docs/hashing', paths).toSorted()).toEqual([
      '/docs/computers/hashing',
      '/docs/security/hashing',
    ]);
  });

  it('offers nothing where nothing is alike, and survives any text', () => {
    expect(nearestPaths('/wp-login.php', paths)).toEqual([]);
    expect(nearestPaths('/%E0%A4%A/<script>', paths)).toEqual([]);
  });
});
