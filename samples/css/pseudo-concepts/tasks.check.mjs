/** What scripts find of each kind, and what assistive technology is told of each item. */
export default async (page) => {
  const found = await page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    const item = document.querySelector('.new');
    return [
      `li:first-child    ${count('li:first-child')} element`,
      `li::before        ${count('li::before')} elements`,
      `.new              ${item.childNodes.length} child, textContent ${JSON.stringify(item.textContent)}`,
      `search the page   "Review": ${window.find('Review')}, "new:": ${window.find('new:', false, false, true)}`,
      `.hole::before     content: ${getComputedStyle(document.querySelector('.hole'), '::before').content}`,
    ];
  });
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const texts = (node) =>
    node.role.value === 'StaticText' ? [node.name.value] : node.childIds.flatMap((id) => texts(byId.get(id)));
  const items = nodes.filter(({ role, ignored }) => !ignored && role.value === 'listitem');
  return [...found, ...items.map((node) => `read out: ${texts(node).map((text) => JSON.stringify(text)).join(' ')}`)];
};
