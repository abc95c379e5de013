import { Suspense, use, useId } from 'react';
import { browser } from 'react-dom';
import { renderToReadableStream } from 'react-dom/server';
import { renderToString } from 'react-dom/server';

const after = <T,>(ms: number, value: T) =>
  new Promise<T>((done) => setTimeout(done, ms, value));
const short = (html: string) =>
  html.replace(/<script>.*?<\/script>/gs, '<script>…</script>')
    .replace(/ data-(msg|cstck)="[^"]*"/g, '');

function Reviews({ from }: { from: Promise<string[]> }) {
  return <p>{use(from).join(', ')}</p>;
}
function Draft() {
  use(browser('the draft lies in localStorage'));
  return <p>{localStorage.getItem('draft')}</p>;
}
function Shop({ reviews }: { reviews: Promise<string[]> }) {
  return (
    <main>
      <h1 id={useId()}>Tea</h1>
      <Suspense fallback="wait…"><Reviews from={reviews} /></Suspense>
      <Suspense fallback="none"><Draft /></Suspense>
    </main>
  );
}

const reviews = () => after(200, ['hot', 'good']);
const string = renderToString(<Shop reviews={reviews()} />);
console.log('string:', short(string));

const stream = await renderToReadableStream(
  <Shop reviews={reviews()} />,
  { bootstrapModules: ['/client.js'] },
);
const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
for (;;) {
  const { done, value } = await reader.read();
  if (done) break;
  console.log('\npart:', short(value));
}
