// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { forgetReader } from './forgetReader';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('forgets all that is ours, nothing else, and tells the page', () => {
  localStorage.setItem('groundwork.look', 'large');
  localStorage.setItem('groundwork.copies', '[]');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('another', 'stays');
  sessionStorage.setItem('groundwork.positions', '{}');
  const told: (string | null)[] = [];
  const hear = ({ key, newValue }: StorageEvent): void => void (newValue === null && told.push(key));
  addEventListener('storage', hear);
  expect(forgetReader()).toBe(true);
  removeEventListener('storage', hear);
  expect(Object.keys(localStorage)).toEqual(['another']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(told.toSorted()).toEqual(['groundwork.copies', 'groundwork.look', 'groundwork.positions', 'theme']);
});

it('says where the browser refuses', () => {
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  localStorage.setItem('groundwork.look', 'large');
  expect(forgetReader()).toBe(false);
});
