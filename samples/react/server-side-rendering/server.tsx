import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';
import { TeaPage } from './TeaPage';

const server = createServer((request, response) => {
  const html = renderToString(<TeaPage />);
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html>
<title>Tea shop</title>
<div id="root">${html}</div>
<script type="module" src="/client.js"></script>
`);
});
// #region visit
server.listen(3000, () => void visit());

async function visit() {
  const response = await fetch('http://localhost:3000/');
  const html = await response.text();
  console.log(html.replaceAll(/(?=<(h1|a|button|\/main)\b)/g, '\n'));
  server.closeAllConnections();
  server.close();
}
// #endregion visit
