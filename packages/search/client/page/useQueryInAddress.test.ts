import { expect, it } from 'vitest';

import { takenOver } from './useQueryInAddress';

it('takes the query of an address that changed', () => {
  expect(takenOver('epoll', '?q=epoll', '')).toEqual({ query: 'epoll', written: 'epoll' });
  expect(takenOver('', '', '')).toEqual({ query: '', written: '' });
});

it('keeps what was typed before the page was alive, and writes it over the address', () => {
  expect(takenOver('', '?q=epoll', 'epoll fd')).toEqual({ query: 'epoll fd', written: 'epoll' });
  expect(takenOver('', '?topic=linux', 'fd')).toEqual({ query: 'fd', written: '' });
});
