const tries = [
  '',
  '.wrap { overflow-x: hidden }',
  '.wrap { overflow-x: clip }',
  '.wrap { overflow: auto clip }',
  'body { overflow-x: hidden }',
  'html, body { overflow-x: hidden }',
  'html { overflow-y: scroll } body { overflow-x: hidden }',
  'html { overflow-x: clip } body { overflow-x: hidden }',
  'html { contain: layout } body { overflow-x: hidden }',
  'body { content-visibility: auto; overflow-x: hidden }',
  'html, body { overflow-x: clip }',
  '.wrap { height: 100vh }',
  '.wrap { display: flex }',
  '.wrap { display: flex; align-items: start }',
];

/** By a rule that is added: the header's distance from the top after the page was scrolled by 1200, and what it sticks to. */
export default async (page) => {
  const rows = await page.evaluate(async (all) => {
    const frame = () => new Promise(requestAnimationFrame);
    const sheet = document.head.appendChild(document.createElement('style'));
    const header = document.querySelector('header');
    const found = [];
    for (const rule of all) {
      sheet.textContent = rule;
      // `content-visibility` is laid out with the next frame.
      await frame();
      await frame();
      scrollTo(0, 1200);
      const to = globalThis.sticksTo(header);
      found.push([rule || 'nothing added', header.getBoundingClientRect().top, to.localName ?? to]);
    }
    return found;
  }, tries);
  return rows.map(([rule, top, to]) => `${rule.padEnd(56)}${String(top).padStart(6)}  ${to}`);
};
