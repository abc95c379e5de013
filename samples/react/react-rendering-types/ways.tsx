// #region page
import { Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { prerender } from 'react-dom/static';

let euro = 9;
let queries = 0;
async function query() {
  queries++;
  const found = euro;
  await new Promise((done) => setTimeout(done, 40));
  return found;
}

function Price({ of }: { of: Promise<number> }) {
  return <b>{`${use(of)} euro`}</b>;
}
const page = () => (
  <main>
    <h1>Tea</h1>
    <Suspense fallback="wait"><Price of={query()} /></Suspense>
  </main>
);

const fixed = (html: string) => new Response(html).body!;
async function whole() {
  const { prelude } = await prerender(page());
  return new Response(prelude).text();
}
// #endregion page

let kept = '';
/** How each way answers a request; `build` runs before. */
const ways = {
  client: { answer: async () => fixed('<div id="root"></div>') },
  server: { answer: async () => fixed(await whole()) },
  stream: { answer: () => renderToReadableStream(page()) },
  static: {
    build: async () => { kept = await whole(); },
    answer: async () => fixed(kept),
  },
  renewed: {
    build: async () => { kept = await whole(); },
    answer: async () => {
      const old = kept;
      // In the background, for whoever comes next.
      void ways.renewed.build();
      return fixed(old);
    },
  },
};

// #region visit
const price = (html: string) =>
  /\d euro|wait/.exec(html)?.[0] ?? 'empty';

for (const [name, way] of Object.entries(ways)) {
  euro = 9;
  queries = 0;
  if ('build' in way) await way.build();
  const seen: string[] = [];
  for (const next of [9, 8, 8]) {
    euro = next;
    const reader = (await way.answer())
      .pipeThrough(new TextDecoderStream()).getReader();
    const parts: string[] = [];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const shown = price(value);
      if (parts.length === 0 || shown !== 'empty') parts.push(shown);
    }
    seen.push(parts.join(', then '));
    await new Promise((done) => setTimeout(done, 160));
  }
  console.log(`${name}: ${queries} queries\n  ${seen.join(' | ')}`);
}
// #endregion visit
