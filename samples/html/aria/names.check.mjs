/** Role, name and description of each element as Chromium hands them to a screen reader. */
export default async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('Accessibility.enable');
  const { root } = await session.send('DOM.getDocument');
  const selector = 'main :is(button, div, a, input, h2)';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const written = await page.$$eval(selector, (all) =>
    all.map((one) => {
      const label = one.closest('label') ? '<label>Field ' : '';
      return label + one.outerHTML.replace(/ src="[^"]*"/, '').replace(/(<\/\w+>)+$/, '');
    }),
  );
  const lines = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const { nodes: [node] } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    const { ignored, role, name, description } = node;
    const told = ignored ? '-' : `${role.value} "${name?.value ?? ''}"${description?.value ? ` ${description.value}` : ''}`;
    lines.push(`${written[index].padEnd(53)}${told}`);
  }
  return lines;
};
