/** What the page's script found, also after a click on the box, and what Chromium tells a screen reader. */
export default async (page) => {
  await page.click('.word', { position: { x: 4, y: 8 } });
  await page.waitForFunction(() => document.querySelector('pre').textContent.includes('ended'));
  const said = await page.$eval('pre', (one) => one.textContent.trim().split('\n'));
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const texts = (node) =>
    node.role.value === 'StaticText' ? [node.name.value] : node.childIds.flatMap((id) => texts(byId.get(id)));
  const paragraphs = nodes.filter(({ role, ignored }) => !ignored && role.value === 'paragraph');
  return [...said, ...paragraphs.map((node) => `read out: ${texts(node).join('')}`)];
};
