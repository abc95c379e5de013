import { Suspense, use } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
// #region helpers
import { Writable } from 'node:stream';
import { renderToString } from 'react-dom/server';

const loadReviews = () =>
  new Promise<string>((done) => setTimeout(done, 300, 'Very good!'));
const short = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>/gs, '<script>…</script>')
    .replaceAll(/<template data-[^>]*>/g, '<template>')
    .replaceAll(/(?<=.)(?=<(h1|!--\$|p>|div|\/main|script))/g, '\n');
let part = 0;
const response = new Writable({
  write(chunk, _, done) {
    console.log(`\npart ${++part}:\n${short(String(chunk))}`);
    done();
  },
});
// #endregion helpers

type Props = { answer: Promise<string> };
function Reviews({ answer }: Props) {
  return <p>{use(answer)}</p>;
}
function TeaPage({ answer }: Props) {
  return (
    <main>
      <h1>Green tea, 4 euros</h1>
      <Suspense fallback={<p>Loading…</p>}>
        <Reviews answer={answer} />
      </Suspense>
    </main>
  );
}
const page = <TeaPage answer={loadReviews()} />;
console.log(short(renderToString(page)));
const { pipe } = renderToPipeableStream(page, {
  onShellReady: send,
});
function send() {
  pipe(response);
}
