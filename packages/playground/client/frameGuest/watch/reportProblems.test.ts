// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { reportProblems } from './reportProblems';

const tell = vi.fn();
const thrown = vi.fn();
const silent = vi.fn();

beforeAll(() => {
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = silent;
  reportProblems(tell, thrown);
});
beforeEach(() => vi.clearAllMocks());

const told = (): unknown[] => tell.mock.calls.map(([text]) => text as unknown);

it('tells what is printed, in words, and prints it', () => {
  const round: Record<string, unknown> = {};
  round['self'] = round;
  console.log('a', 1, { b: 2 }, undefined, new TypeError('c'), document.createElement('p'), round);
  console.warn('d');
  expect(told()).toEqual(['a 1 {"b":2} undefined TypeError: c <p> [object Object]', 'd']);
  expect(silent).toHaveBeenCalledTimes(2);
});

it('tells errors in the words of all browsers, with their line', () => {
  const error = new Error('no');
  error.stack = 'Error: no\n    at render (Counter.tsx:3:5)';
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: no', error }));
  dispatchEvent(
    new ErrorEvent('error', { message: "Failed to execute 'append' on 'Element': Unexpected token", error: {} }),
  );
  expect(told()).toEqual(['Uncaught Error: no (Counter.tsx:3)', 'Uncaught Unexpected token']);
});

it('tells what was thrown where the browser does not say it', () => {
  thrown.mockReturnValueOnce(Object.assign(new RangeError('far'), { stack: '' }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.', error: null }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.', error: null }));
  expect(told()).toEqual([
    'Uncaught RangeError: far',
    'Uncaught error: this browser does not say which. Its own console does.',
  ]);
});

it('tells of promises and of what the policy refuses', () => {
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'late' }));
  for (const blockedURI of ['https://other.example/', 'eval', 'trusted-types-sink'])
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
  expect(told()).toEqual([
    'Uncaught (in promise) late',
    'Refused here: https://other.example/. There is no network.',
    'Refused here: text does not become code or another document.',
    'Refused here: text does not become code or another document.',
  ]);
});
