// node run.mjs FILE STEP... [--react18] [--production] [--strict]
// STEP: the text of a button that is clicked, or seconds that pass
// #region all
import { format } from 'node:util';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';

const words = process.argv.slice(2);
const has = (word) => words.includes(`--${word}`);
const [file, ...steps] = words.filter((word) => word[0] !== '-');
const mode = has('production') ? 'production' : 'development';
const { outputFiles } = await build({
  stdin: {
    contents: `import { StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      import App from './${file}';
      const root = createRoot(document.getElementById('root'));
      const app = <App />;
      root.render(
        ${has('strict')} ? <StrictMode>{app}</StrictMode> : app);`,
    loader: 'jsx',
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  alias: has('react18')
    ? { react: 'react18', 'react-dom': 'react-dom18' } : {},
});
const { window } = new JSDOM('<div id="root"></div>',
  { runScripts: 'outside-only' });
const { document } = window;
let said = '';
const say = (...text) => {
  said += `\n  ${format(...text).split('\n')[0]}`;
};
Object.assign(window.console, { log: say, error: say });
window.addEventListener('error', (event) => {
  event.preventDefault();
  say(String(event.error));
});
const wait = (time) => new Promise((done) => setTimeout(done, time));
function shown(node) {
  const { nodeName } = node;
  if (nodeName === 'BUTTON') return '';
  if (nodeName === '#text') return ` ${node.data}`;
  if (nodeName === 'INPUT') {
    return node === document.activeElement ? ' [|]' : ' []';
  }
  const inside = [...node.childNodes].map(shown).join('');
  return nodeName === 'P' ? `${inside} /` : inside;
}
async function report(title) {
  for (let turn = 0; turn < 50; turn += 1) await wait(0);
  const page = shown(document.getElementById('root'))
    .replace(/ +/g, ' ').replace(/ \/$/, '');
  console.log(`${title}:${page}${said}`);
  said = '';
}
window.eval(outputFiles[0].text);
await report('opened');
for (const step of steps) {
  const button = [...document.querySelectorAll('button')]
    .find(({ textContent }) => textContent === step);
  await (button ? button.click() : wait(step * 1000));
  await report(button ? step : `${step} s later`);
}
process.exit();
// #endregion all
