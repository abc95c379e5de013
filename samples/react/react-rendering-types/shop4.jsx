// #region start
import { renderToStaticMarkup } from 'react-dom/server';
import { renderToPipeableStream } from 'react-dom/server';
import { open, Page, query } from './base';
import { Shop } from './Shop';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { resumeToPipeableStream } from 'react-dom/server';

let built, builtAt;
async function build() {
  const { prelude } = await prerenderToNodeStream(
    <Page><Shop price={query()} /></Page>,
  );
  built = await text(prelude);
  builtAt = Date.now();
}
await build();
// #endregion start
const early = new AbortController();
setTimeout(() => early.abort(), 100);
const half = await prerenderToNodeStream(
  <Page><Shop price={query()} /></Page>,
  { signal: early.signal, onError() {} },
);
const frame = await text(half.prelude);
const hole = JSON.stringify(half.postponed);
const ways = {
// #region old
  '/browser'(answer) {
    answer.end('<!DOCTYPE html>' + renderToStaticMarkup(<Page />));
  },
  '/server'(answer) {
    const { pipe } = renderToPipeableStream(
      <Page><Shop price={query()} /></Page>,
      { onAllReady: () => pipe(answer) },
    );
  },
  '/built'(answer) { answer.end(built); },
  '/renewed'(answer) {
    answer.end(built);
    if (Date.now() - builtAt > 2000) build();
  },
// #endregion old
  '/streamed'(answer) {
    const { pipe } = renderToPipeableStream(
      <Page><Shop price={query()} /></Page>,
      { onShellReady: () => pipe(answer) },
    );
  },
  '/framed'(answer) {
    answer.write(frame);
    const { pipe } = resumeToPipeableStream(
      <Page><Shop price={query()} /></Page>,
      JSON.parse(hole),
    );
    pipe(answer);
  },
};
open(ways, 3004);
