// node run.mjs FILE STEP... [--react18] [--production] [--strict]
// Shows a component in jsdom. A STEP is the text of a button that is
// clicked, or a number of seconds. Tells what was logged and is shown.
// #region all
import { format } from 'node:util';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';

const words = process.argv.slice(2);
const [file, ...steps] = words.filter((word) => !word.startsWith('--'));
const mode = words.includes('--production')
  ? 'production' : 'development';
const { outputFiles } = await build({
  stdin: {
    contents: `import { createElement, Fragment, StrictMode } from 'react';
      import { createRoot } from 'react-dom/client';
      import App from './${file}';
      const around = ${words.includes('--strict')} ? StrictMode : Fragment;
      createRoot(document.getElementById('root'))
        .render(createElement(around, null, createElement(App)));`,
    resolveDir: process.cwd(),
  },
  bundle: true,
  write: false,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  alias: words.includes('--react18')
    ? { react: 'react18', 'react-dom': 'react-dom18' } : {},
});

const { window } = new JSDOM('<div id="root"></div>',
  { runScripts: 'outside-only', pretendToBeVisual: true });
const { document } = window;
const said = [];
const say = (...text) => {
  said.push(`  ${format(...text).split('\n')[0]}`);
};
Object.assign(window.console, { log: say, error: say });
window.addEventListener('error', (event) => {
  event.preventDefault();
  say(String(event.error));
});

function shown(node) {
  const { nodeName, style } = node;
  if (nodeName === 'BUTTON' || style?.display === 'none') return '';
  if (nodeName === '#text') return ` ${node.data}`;
  if (nodeName === 'INPUT') {
    return node === document.activeElement ? ' [|]' : ' []';
  }
  const inside = [...node.childNodes].map(shown).join('');
  return nodeName === 'P' ? `${inside} /` : inside;
}
async function report(title) {
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((done) => { setTimeout(done); });
  }
  const page = shown(document.getElementById('root'))
    .replace(/ +/g, ' ').replace(/ \/ ?$/, '');
  console.log([title, ...said.splice(0), `  page:${page}`].join('\n'));
}

window.eval(outputFiles[0].text);
await report('opened');
for (const step of steps) {
  const button = [...document.querySelectorAll('button')]
    .find(({ textContent }) => textContent === step);
  if (button) button.click();
  else if (isNaN(step)) throw new Error(`no button ${step}`);
  else {
    await new Promise((done) => { setTimeout(done, step * 1000); });
  }
  await report(button ? `click ${step}` : `${step} s later`);
}
process.exit();
// #endregion all
