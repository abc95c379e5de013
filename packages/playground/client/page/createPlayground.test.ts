// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { roleClass, roleNames, type CodeClasses } from '@groundwork/lib/codeRoles';
import { defined } from '@groundwork/lib/defined';
import type { RunMessage, RunRequest } from '../../shared/runMessages';
import { texts } from '../editor/texts';
import { createPlayground, type OpenOrRun } from './createPlayground';
import { storedCopies } from '../../editedCopies';

class FakeWorker {
  onmessage: ((event: { data: RunMessage }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly sent: RunRequest[] = [];
  terminate = vi.fn();
  postMessage = (request: RunRequest): void => void this.sent.push({ ...request });
  say = (...messages: RunMessage[]): void => messages.forEach((data) => this.onmessage?.({ data }));
  constructor(readonly address: string) {
    workers.push(this);
  }
}

let workers: FakeWorker[];
let openOrRun: OpenOrRun;
const adoptStyles = vi.fn();
const explainFailure = vi.fn();
const codeClasses: CodeClasses = {
  base: 'tx',
  plain: 'tx',
  roles: Object.fromEntries(roleNames.map((role) => [role, roleClass(role)])) as CodeClasses['roles'],
};

beforeEach(() => {
  workers = [];
  vi.clearAllMocks();
  localStorage.clear();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('crossOriginIsolated', false);
  openOrRun = createPlayground({
    files: {
      workers: { module: '/m.js', script: '/c.js', typescript: '/t.js', sql: '/s.js' },
      compiler: '/compiler.js',
      colours: '/colours.js',
      frames: { html: '/edit-html', react: '/edit-react' },
    },
    codeClasses,
    adoptStyles,
    explainFailure,
  });
  document.body.innerHTML = `<figure class="sample"><figcaption>
      <button data-run="module" data-run-file="a.mjs" data-run-args='["x"]'>Edit and run</button></figcaption>
    <div class="code"><pre><code>console.log(1)</code></pre></div>
    <div class="sample__output"><pre><code>1\n</code></pre></div></figure>`;
});

const found = <Found extends Element>(selector: string): Found =>
  defined(document.querySelector<Found>(selector), selector);
const button = (): HTMLButtonElement => found('[data-run]');
const status = (): string | null => found('.playground__status').textContent;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('makes a listing an editable copy and runs it where the site says', async () => {
  await openOrRun(button());
  const [worker] = workers;
  expect([worker?.address, worker?.sent]).toEqual([
    '/m.js',
    [{ kind: 'module', file: 'a.mjs', text: 'console.log(1)', args: ['x'] }],
  ]);
  expect(found<HTMLTextAreaElement>('textarea').value).toBe('console.log(1)');
  expect([button().textContent, button().ariaLabel, status()]).toEqual([
    texts.run,
    texts.runFile('a.mjs'),
    texts.running,
  ]);
  expect(adoptStyles).toHaveBeenCalledTimes(1);
});

it('says whether what is printed is what was recorded', async () => {
  await openOrRun(button());
  workers[0]?.say({ kind: 'output', text: '1\n' }, { kind: 'ended', ending: 'finished' });
  await settled();
  expect(status()).toBe(texts.same);
  await openOrRun(button());
  workers[1]?.say({ kind: 'output', text: '2\n' }, { kind: 'ended', ending: 'finished' });
  await settled();
  expect(status()).toBe(texts.differs);
});

it('runs and keeps what the reader made of it; Reset brings back the original', async () => {
  await openOrRun(button());
  const area = found<HTMLTextAreaElement>('textarea');
  area.value = 'console.log(2)';
  area.dispatchEvent(new Event('input'));
  expect(storedCopies().map((copy) => copy.texts)).toEqual([['console.log(2)']]);
  await openOrRun(button());
  expect(workers.map(({ sent }) => sent[0]?.text)).toEqual(['console.log(1)', 'console.log(2)']);
  found<HTMLButtonElement>('.sample__run--reset').click();
  expect([area.value, storedCopies()]).toEqual(['console.log(1)', []]);
  expect(workers[1]?.terminate).toHaveBeenCalled();
});

it('has the site explain where an engine does not load', async () => {
  await openOrRun(button());
  workers[0]?.onerror?.({ preventDefault: () => undefined });
  await settled();
  expect(explainFailure.mock.calls).toEqual([[button()]]);
});

it('opens a live result whose code did not arrive at first when it is asked for again', async () => {
  document.body.innerHTML = `<figure class="sample"><button data-edit="/a.json">Edit and run</button>
    <div class="code"></div><div class="sample__live"><iframe src="about:blank"></iframe></div></figure>`;
  const edit = found<HTMLButtonElement>('[data-edit]');
  vi.doMock('../frame/openFrame', () => {
    throw new Error('no network');
  });
  await expect(openOrRun(edit)).rejects.toThrow();
  vi.doUnmock('../frame/openFrame');
  const source = { kind: 'html', file: 'a.html', texts: { 'a.html': '<p>' }, pictures: {} };
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(source) }));
  await openOrRun(edit);
  expect(found<HTMLTextAreaElement>('textarea').value).toBe('<p>');
});

it('opens a live result once, and tells of files that do not come', async () => {
  document.body.innerHTML = `<figure class="sample"><button data-edit="/a.json">Edit and run</button>
    <div class="code"></div><div class="sample__live"><iframe src="about:blank"></iframe></div></figure>`;
  const edit = found<HTMLButtonElement>('[data-edit]');
  const fetched = vi.fn().mockResolvedValue({ ok: false, url: '/a.json', status: 404 });
  vi.stubGlobal('fetch', fetched);
  await expect(openOrRun(edit)).rejects.toThrow('/a.json answered with 404.');
  const source = { kind: 'html', file: 'a.html', texts: { 'a.html': '<p>', 'a.css': 'p {}' }, pictures: {} };
  fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(source) });
  await Promise.all([openOrRun(edit), openOrRun(edit)]);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect([...document.querySelectorAll('textarea')].map(({ value }) => value)).toEqual(['<p>', 'p {}']);
  await openOrRun(edit);
  expect(found<HTMLIFrameElement>('iframe').src).toMatch(/\/edit-html$/);
});
