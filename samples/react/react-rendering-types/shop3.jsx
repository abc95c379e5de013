import { renderToStaticMarkup } from 'react-dom/server';
import { renderToPipeableStream } from 'react-dom/server';
import { open, Page, query } from './base';
import { Shop } from './Shop';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';

let built, builtAt;
async function build() {
  const { prelude } = await prerenderToNodeStream(
    <Page><Shop price={query()} /></Page>,
  );
  built = await text(prelude);
  builtAt = Date.now();
}
await build();

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
// #endregion old
  '/built'(answer) { answer.end(built); },
  '/renewed'(answer) {
    answer.end(built);
    if (Date.now() - builtAt > 2000) build();
  },
};
open(ways, 3003);
