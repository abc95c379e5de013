import { describe, expect, it } from 'vitest';
import { moveOfKey } from './keys';

const press = (key: string, held: 'ctrlKey' | 'altKey' | 'metaKey' | null = null) => ({
  key,
  ctrlKey: held === 'ctrlKey',
  altKey: held === 'altKey',
  metaKey: held === 'metaKey',
});

describe('moveOfKey', () => {
  it('moves from a button', () => {
    expect(moveOfKey(press('ArrowRight'), { tagName: 'BUTTON' })).toBe('step');
    expect(moveOfKey(press('p'), { tagName: 'BUTTON' })).toBe('toggle');
  });

  it('leaves fields, combinations and all other keys alone', () => {
    expect(moveOfKey(press('ArrowRight'), { tagName: 'INPUT' })).toBeNull();
    for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      expect(moveOfKey(press('ArrowLeft', held), { tagName: 'BUTTON' })).toBeNull();
    }
    for (const key of ['/', 'k', 'Tab', 'Enter', ' ', 'Escape', 'toString']) {
      expect(moveOfKey(press(key), { tagName: 'BUTTON' })).toBeNull();
    }
  });
});
