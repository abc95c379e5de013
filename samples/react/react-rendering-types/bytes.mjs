import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

// #region parts
const buy = `
  import { useState } from 'react';
  function Buy() {
    const [n, setN] = useState(1);
    return <button onClick={() => setN(n + 1)}>buy {n}</button>;
  }`;
// A description with highlighted code: shown, never clicked.
const text = `
  import { Highlight } from 'prism-react-renderer';
  const Text = () => <Highlight code="a" language="tsx">
    {({ tokens }) => <pre>{tokens.length}</pre>}</Highlight>;`;

const entries = {
  'the whole page, hydrated': `${buy}${text}
    import { hydrateRoot } from 'react-dom/client';
    hydrateRoot(document, <main><Text /><Buy /></main>);`,
  'server components': `${buy}
    import { hydrateRoot } from 'react-dom/client';
    import { createFromFetch as get }
      from 'react-server-dom-webpack/client.browser';
    globalThis.Buy = Buy;
    hydrateRoot(document, get(fetch('/page')));`,
  'an island in React': `${buy}
    import { hydrateRoot } from 'react-dom/client';
    hydrateRoot(document.getElementById('buy'), <Buy />);`,
  'an island without': `
    let n = 1;
    const button = document.querySelector('#buy button');
    button.onclick = () => { button.textContent = 'buy ' + ++n; };`,
};
// #endregion parts

for (const [name, contents] of Object.entries(entries)) {
  const { outputFiles } = await build({
    stdin: { contents, loader: 'jsx', resolveDir: '.' },
    jsx: 'automatic',
    bundle: true,
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const size = gzipSync(outputFiles[0].contents).length / 1000;
  const kb = size < 1 ? 'under 1' : size.toFixed(0);
  console.log(`${name}: ${kb} kB`);
}
