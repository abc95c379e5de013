import { createElement, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

const story = (kilobytes) => createElement('main', null,
  createElement(Suspense, { fallback: 'wait' },
    createElement('p', null, 'x'.repeat(kilobytes * 1000))));

// #region ways
const ways = {
  static: async (page, options) =>
    text((await prerenderToNodeStream(page, options)).prelude),
  whole: (page, options) => new Promise((done) => {
    const { pipe } = renderToPipeableStream(page, {
      ...options,
      onAllReady: () => done(text(pipe(new PassThrough()))),
    });
  }),
};
// #endregion ways
for (const kilobytes of [12, 13])
  for (const size of [undefined, Infinity])
    for (const [name, way] of Object.entries(ways)) {
      const html = await way(story(kilobytes), {
        progressiveChunkSize: size,
      });
      const first = html.replace(/<[^>]*>/g, '').slice(0, 4);
      console.log(`${kilobytes} kB, ${name}, ${size ?? 'default'}: ` +
        `a reader without scripts sees ${first}`);
    }
