import { renderToStaticMarkup } from 'react-dom/server';
import { renderToPipeableStream } from 'react-dom/server';
import { open, Page, query } from './base';
import { Shop } from './Shop';

const ways = {
  '/browser'(answer) {
    answer.end('<!DOCTYPE html>' + renderToStaticMarkup(<Page />));
  },
  '/server'(answer) {
    const { pipe } = renderToPipeableStream(
      <Page><Shop price={query()} /></Page>,
      { onAllReady: () => pipe(answer) },
    );
  },
};
open(ways, 3002);
