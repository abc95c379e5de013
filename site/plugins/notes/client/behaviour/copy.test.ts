// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

import { fetchForCopy, onCopy } from './copy';

let copied: string[];
const requests = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  copied = [];
  requests.mockReset();
  vi.stubGlobal('fetch', requests);
  vi.stubGlobal('ClipboardItem', undefined);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});

const sample = (copy: string, content: string, kind = '') =>
  `<figure class="sample ${kind}"><button data-copy="${copy}" aria-label="Copy"></button>${content}</figure>`;

function act(html: string, type: 'click' | 'mouseover' = 'click'): HTMLElement {
  document.body.innerHTML = html;
  document.body.addEventListener(type, type === 'click' ? onCopy : fetchForCopy, { once: true });
  const button = document.querySelector('button')!;
  button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  return button;
}

test('copies the block, an element of the page, or the commands of a session', async () => {
  const session =
    '<i class="session__command">ls</i> a <i class="session__command">cat \\</i><i class="session__command">  a</i>';
  const button = act(sample('', '<code>shown</code>'));
  await vi.waitFor(() => expect(button.getAttribute('aria-label')).toBe('Copied'));
  act(`${sample('x', '<code>part</code>')}<pre id="x" hidden>whole</pre>`);
  act(sample('', session, 'sample--session'));
  await vi.waitFor(() => expect(copied).toEqual(['shown', 'whole', 'ls\ncat \\\n  a']));
});

test('fetches a program that is shown in part, once, and at the latest when it is copied', async () => {
  requests.mockImplementation(async () => new Response('whole'));
  act(sample('/a.py.txt', ''), 'mouseover');
  act(sample('/a.py.txt', ''));
  await vi.waitFor(() => expect(copied).toEqual(['whole']));
  expect(requests).toHaveBeenCalledTimes(1);
});

test('says that a copy failed, and tries again', async () => {
  requests.mockResolvedValueOnce(new Response('', { status: 404 })).mockResolvedValue(new Response('whole'));
  const button = act(sample('/b.py.txt', ''));
  await vi.waitFor(() => expect(button.getAttribute('aria-label')).toBe('Copy failed'));
  act(sample('/b.py.txt', ''));
  await vi.waitFor(() => expect(copied).toEqual(['whole']));
});
