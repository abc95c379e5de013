/** What the page's script found, also after a click on the box, what Chromium tells a screen reader, and which selectors it accepts. */
export default async (page) => {
  await page.click('.word', { position: { x: 4, y: 8 } });
  const log = await page.$eval('pre', (element) => element.textContent.split('\n'));
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const texts = (node) =>
    node.role.value === 'StaticText' ? [node.name.value] : node.childIds.flatMap((id) => texts(byId.get(id)));
  const paragraphs = nodes.filter(({ role, ignored }) => !ignored && role.value === 'paragraph');
  const accepted = await page.evaluate(() =>
    ['p:hover::before', 'p::before:hover', ':not(p::before)'].map((selector) => [selector, CSS.supports(`selector(${selector})`)]),
  );
  return [
    ...log,
    ...paragraphs.map((node) => `read out: ${texts(node).join('')}`),
    ...accepted.map(([selector, yes]) => `${yes ? 'accepted:' : 'refused: '} ${selector}`),
  ];
};
