import { Suspense, use } from 'react';
import { resume } from 'react-dom/server';
import { prerender } from 'react-dom/static';

const never = new Promise<never>(() => {});
const called: string[] = [];

function Shelf() {
  called.push('Shelf');
  return <ul><li>tea</li></ul>;
}
function Basket({ items }: { items: Promise<number> }) {
  called.push('Basket');
  return <b>{use(items)} items</b>;
}
function Page({ items }: { items: Promise<number> }) {
  called.push('Page');
  return (
    <body>
      <Shelf />
      <Suspense fallback="…"><Basket items={items} /></Suspense>
    </body>
  );
}

async function show(what: string, html: ReadableStream) {
  const text = await new Response(html).text();
  const short = text.replace(/<script.*?<\/script>/gs, '<script>…');
  console.log(`${what}: ${short}\n  called ${called.splice(0)}`);
}

// At build time nobody has a basket: stop there.
const stop = new AbortController();
setTimeout(() => stop.abort(), 50);
const { prelude, postponed } = await prerender(
  <Page items={never} />,
  { signal: stop.signal, onError() {} },
);
await show('built', prelude);
const kept = JSON.stringify(postponed);

// For each request: the same page, from where it stopped.
const items = Promise.resolve(3);
const rest = await resume(<Page items={items} />, JSON.parse(kept));
await show('request', rest);
