import { renderToReadableStream } from 'react-dom/server';
import { renderToString } from 'react-dom/server';

let ticks = 0;
setInterval(() => ticks++, 1).unref();
const rows = Array.from({ length: 20_000 }, (_, n) => n);
const seen: number[] = [];

function Row({ n }: { n: number }) {
  seen.push(ticks);
  return <tr><td>{n}</td><td>{'tea '.repeat(20)}</td></tr>;
}
const Table = () => (
  <table><tbody>{rows.map((n) => <Row key={n} n={n} />)}</tbody></table>
);

async function measure(name: string, run: () => unknown) {
  seen.length = 0;
  const begin = performance.now();
  await run();
  const fired = seen.at(-1)! - seen[0]!;
  const long = performance.now() - begin > 30;
  console.log(`${name}: more than 30 ms: ${long},`,
    `a timer fired meanwhile: ${fired > 0}`);
}

const pause = (ms: number) =>
  new Promise((done) => setTimeout(done, ms));
await pause(50);
await measure('renderToString', () => renderToString(<Table />));
await measure('renderToReadableStream', async () => {
  const stream = await renderToReadableStream(<Table />);
  await new Response(stream).text();
});
await measure('a pause', async () => {
  seen.push(ticks);
  await pause(100);
  seen.push(ticks);
});
