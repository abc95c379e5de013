// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { watchButtons } from './watchButtons';

const openOrRun = vi.fn();
const load = vi.fn();
const explainFailure = vi.fn();

beforeAll(() => watchButtons(load, explainFailure));
beforeEach(() => {
  vi.resetAllMocks();
  load.mockResolvedValue(openOrRun);
  document.body.innerHTML = `<button data-run="module"><b>Edit</b></button><button data-edit="/a.json">Edit</button><p>text</p>`;
});

/** Clicks what a selector finds, and waits until what follows has happened. */
async function press(selector: string): Promise<Element | null> {
  const target = document.querySelector<HTMLElement>(selector);
  target?.click();
  await new Promise((resolve) => setTimeout(resolve));
  return target;
}

it.each(['[data-run]', '[data-edit]'])('%s loads the playground and is handed to it', async (selector) => {
  const button = await press(selector);
  expect(openOrRun.mock.calls).toEqual([[button]]);
  expect(explainFailure).not.toHaveBeenCalled();
});

it('takes what is in a button for the button, and nothing else', async () => {
  await press('p');
  expect(load).not.toHaveBeenCalled();
  await press('b');
  expect(openOrRun.mock.calls).toEqual([[document.querySelector('[data-run]')]]);
});

it.each([
  ['does not load', () => load.mockRejectedValue(new Error('gone'))],
  ['does not start', () => openOrRun.mockRejectedValue(new Error('gone'))],
])('says so on the button where the playground %s', async (_, fail) => {
  fail();
  const button = await press('[data-run]');
  expect(button?.textContent).toBe('Try again');
  expect(explainFailure.mock.calls).toEqual([[button]]);
});
