// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Store = typeof import('./noteStore');
let store: Store;

const data = (permalink: string) => ({ metadata: { permalink }, frontMatter: {}, assets: {}, toc: [] });
const fragment = (permalink: string, build = 'b1') => ({
  build,
  html: `<p>${permalink}</p>`,
  data: data(permalink),
  styles: '.lab{top:0}',
});

/** The server: what it answers for each address, or a status. */
function serve(answers: Record<string, unknown>) {
  const fetch = vi.fn((address: string) => {
    const answer = answers[address];
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', { status: answer }) : new Response(JSON.stringify(answer)),
    );
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(async () => {
  // The notes of a visit are kept in the module.
  vi.resetModules();
  store = await import('./noteStore');
  document.documentElement.setAttribute('data-build', 'b1');
  document.body.innerHTML = '';
});

afterEach(() => void vi.unstubAllGlobals());

it('asks once for a note, however often and however it is spelled', async () => {
  const fetch = serve({ '/docs/a.json': fragment('/docs/a') });
  await Promise.all([store.loadNote('/docs/a'), store.loadNote('/docs/a/')]);
  await store.loadNote('/docs/a');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(store.noteAt('/docs/a//')).toMatchObject({ html: '<p>/docs/a</p>', styles: '.lab{top:0}' });
});

it.each([
  ['a note that is gone', 404],
  ['another build, whose page has other scripts', fragment('/docs/a', 'b2')],
  ['what is no fragment', { build: 'b1', html: '<p></p>' }],
  ['a page of a hotel’s network', 'Log in'],
])('refuses %s, and asks again the next time', async (_, answer) => {
  serve({ '/docs/a.json': answer });
  await expect(store.loadNote('/docs/a')).rejects.toThrow('/docs/a');
  expect(store.noteAt('/docs/a')).toBeUndefined();
  serve({ '/docs/a.json': fragment('/docs/a') });
  await store.loadNote('/docs/a');
  expect(store.noteAt('/docs/a')).toBeDefined();
});

it('takes the note of the served page under both of its addresses, as it was when it came', () => {
  const json = JSON.stringify(data('/docs/intro'));
  document.body.innerHTML = `<div data-note="/docs/intro"><p>served</p></div><script type="application/json" data-note-data>${json}</script>`;
  expect(store.takeServedNote(document, '/docs')).toBe(true);
  const body = document.querySelector('[data-note]');
  if (body) body.innerHTML = '<p>what the reader made of it</p>';
  expect(store.takeServedNote(document, '/docs')).toBe(true);
  expect(store.noteAt('/docs')?.html).toBe('<p>served</p>');
  expect(store.noteAt('/docs/intro')).toBe(store.noteAt('/docs'));
});

it('takes the contents of the served note from their list, where its data has none', () => {
  const { toc: _listed, ...rest } = data('/docs/intro');
  document.body.innerHTML = `<div data-note="/docs/intro"></div><script type="application/json" data-note-data>${JSON.stringify(rest)}</script>
    <ul class="table-of-contents"><li><a href="#a">A <code>b</code></a><ul><li><a href="#a-1">"1"</a></li></ul></li><li><a href="#c">C</a></li></ul>`;
  store.takeServedNote(document, '/docs/intro');
  expect(store.noteAt('/docs/intro')?.data.toc).toEqual([
    { value: 'A <code>b</code>', id: 'a', level: 2 },
    { value: '"1"', id: 'a-1', level: 3 },
    { value: 'C', id: 'c', level: 2 },
  ]);
});

it('takes no note of a page that is none', () => {
  document.body.innerHTML = '<main>Home</main>';
  expect(store.takeServedNote(document, '/')).toBe(false);
});

it('takes what was fetched ahead where the browser keeps nothing of it, and forgets a failure of that', async () => {
  vi.stubGlobal('HTMLScriptElement', { supports: () => false });
  const fetch = serve({ '/docs/a.json': fragment('/docs/a'), '/docs/b.json': 503 });
  store.prefetchNote('/docs/a');
  store.prefetchNote('/docs/b');
  await store.loadNote('/docs/a');
  expect(fetch).toHaveBeenCalledTimes(2);
  serve({ '/docs/b.json': fragment('/docs/b') });
  await store.loadNote('/docs/b');
  expect(store.noteAt('/docs/b')).toBeDefined();
});
