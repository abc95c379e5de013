import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const unread = 0;
const name: string = '';
const rows: [string, ReactNode][] = [
  ['unread && <b/>', unread && <b />],
  ['unread > 0 && <b/>', unread > 0 && <b />],
  ['NaN && <b/>', NaN && <b />],
  ['name && <b/>', name && <b />],
  ['null', null],
  ['undefined', undefined],
  ['true', true],
  ['[1, false, 2]', [1, false, 2]],
  ["'<script>'", '<script>'],
  ["'&nbsp;'", '&nbsp;'],
  ['10n', 10n],
];
for (const [source, child] of rows) {
  console.log(source.padEnd(20), renderToStaticMarkup(<i>{child}</i>));
}
try {
  const date = new Date(0) as unknown as ReactNode;
  renderToStaticMarkup(<i>{date}</i>);
} catch (error) {
  const [sentence] = (error as Error).message.split('. ');
  console.log('new Date(0)'.padEnd(20), sentence);
}
const link = <a href="javascript:steal()">my site</a>;
console.log('javascript: link'.padEnd(20), renderToStaticMarkup(link));
