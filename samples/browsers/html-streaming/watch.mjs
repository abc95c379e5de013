import { serve } from './serve.mjs';

/** What the reader sees, shadow trees with their slots included. */
function shown(node = document.body) {
  if (node.nodeType === Node.TEXT_NODE) return node.data.trim();
  if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) return '';
  const assigned = node.localName === 'slot' ? node.assignedNodes() : [];
  const inside = assigned.length > 0 ? assigned : (node.shadowRoot ?? node).childNodes;
  return [...inside]
    .filter(({ localName }) => !['script', 'template', 'link'].includes(localName))
    .map((one) => shown(one))
    .filter((text) => text !== '')
    .join(', ');
}

/** Loads a page from a real server and says at each moment (ms) what has ended, what is painted and what is shown. */
export async function watch(page, name, moments) {
  const asked = [];
  const server = serve((file) => asked.push(file)).listen(0, '127.0.0.1');
  await new Promise((go) => server.once('listening', go));
  // A context of its own: the runner answers the requests of the other one.
  const context = await page.context().browser().newContext();
  const tab = await context.newPage();
  await tab.addInitScript(`window.shown = ${shown}`);
  await tab.goto(`http://127.0.0.1:${server.address().port}/${name}`, { waitUntil: 'commit' });
  const begun = Date.now();
  const seen = [];
  for (const moment of moments) {
    await new Promise((go) => setTimeout(go, begun + moment - Date.now()));
    const state = await tab.evaluate(() => ({
      text: window.shown(),
      painted: performance.getEntriesByName('first-contentful-paint').length > 0,
      ended: performance.getEntriesByType('navigation')[0].responseEnd > 0,
    }));
    const files = asked.filter((file) => /js|css/.test(file)).sort();
    seen.push({ ...state, seconds: moment / 1000, files });
  }
  await context.close();
  server.closeAllConnections();
  server.close();
  return seen;
}
