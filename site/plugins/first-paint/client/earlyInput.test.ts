// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { rememberEarlyInput } from './earlyInput';

/** What a page hears, in the order in which it hears it. */
let heard: string[];

/** React takes over: its listeners are there a task after the attribute. */
async function comeAlive(): Promise<void> {
  document.documentElement.setAttribute('data-has-hydrated', 'true');
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(id);
  return element;
};

document.body.addEventListener('keydown', ({ key, ctrlKey }) => heard.push(`${ctrlKey ? 'Ctrl+' : ''}${key}`));

beforeEach(() => {
  document.documentElement.removeAttribute('data-has-hydrated');
  document.body.innerHTML = `
    <div id="__docusaurus"><button id="menu"><i id="sign"></i></button><a id="link" href="#x">x</a><input id="field" /></div>
    <button id="retry">Retry</button>`;
  heard = [];
  for (const id of ['menu', 'link', 'retry']) byId(id).addEventListener('click', () => heard.push(id));
});

it('does each click on a control and each shortcut when React is there, in their order and once', async () => {
  const { replayWhenAlive } = rememberEarlyInput();
  replayWhenAlive();
  byId('sign').click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  expect(heard).toEqual([]);
  await comeAlive();
  expect(heard).toEqual(['menu', 'Ctrl+k', '/']);
  byId('menu').click();
  expect(heard).toEqual(['menu', 'Ctrl+k', '/', 'menu']);
});

it('leaves alone what works without React: links, what stands outside it, and what is typed', async () => {
  const { replayWhenAlive } = rememberEarlyInput();
  replayWhenAlive();
  byId('link').click();
  byId('retry').click();
  byId('field').dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  byId('menu').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  const before = ['link', 'retry', '/', 'a', 'menu'];
  expect(heard).toEqual(before);
  await comeAlive();
  expect(heard).toEqual(before);
});

it('does a shortcut on the page where the element that had it is gone', async () => {
  const { replayWhenAlive } = rememberEarlyInput();
  replayWhenAlive();
  byId('menu').dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  byId('menu').remove();
  await comeAlive();
  expect(heard).toEqual(['/']);
});

it('waits for the attribute to say so', async () => {
  const { replayWhenAlive } = rememberEarlyInput();
  replayWhenAlive();
  byId('menu').click();
  document.documentElement.setAttribute('data-has-hydrated', 'false');
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  await comeAlive();
  expect(heard).toEqual(['menu']);
});
