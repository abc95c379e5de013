import { Suspense, use, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
// #region helpers
import { Writable } from 'node:stream';

type Answer = Promise<string>;
const pause = (ms: number) =>
  new Promise((done) => setTimeout(done, ms));
const never: Answer = new Promise(() => {});
async function failing(): Answer {
  await pause(10);
  throw new Error('database failed');
}
const Part = ({ answer }: { answer: Answer }) => (
  <p>{use(answer)}</p>
);

/** Collects a response, and prints it at its end without scripts. */
class Response extends Writable {
  statusCode = 0;
  html = '';
  constructor(readonly test: string) {
    super();
  }
  override _write(chunk: Buffer, _: string, done: () => void) {
    this.html += chunk.toString();
    done();
  }
  override _final(done: () => void) {
    const html = this.html
      .replaceAll(/<script.*?<\/script>/gs, '')
      .replaceAll(/<template.*?<\/template>|<!--.*?-->/gs, '');
    console.log(`${this.test}: ${this.statusCode}\n  ${html}`);
    done();
  }
}
// #endregion helpers

function send(page: ReactNode, response: Response) {
  const { pipe, abort } = renderToPipeableStream(page, {
    onShellReady() {
      response.statusCode = 200;
      pipe(response);
    },
    onShellError() {
      response.statusCode = 500;
      response.end('<h1>The shop is closed</h1>');
    },
    onError(error) {
      console.log('onError:', String(error));
    },
  });
  setTimeout(abort, 500);
}
// #region tests
const later = (answer: Answer) => (
  <main>
    <Suspense fallback="Loading…">
      <Part answer={answer} />
    </Suspense>
  </main>
);
send(<Part answer={failing()} />, new Response('error in the shell'));
await pause(100);
send(later(failing()), new Response('error in a boundary'));
await pause(100);
send(later(never), new Response('no end'));
// #endregion tests
