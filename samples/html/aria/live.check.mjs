export default async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { root } = await session.send('DOM.getDocument');
  const lines = [];
  for (const id of ['text', 'live', 'status', 'alert', 'output', 'log', 'dialog']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${id}` });
    const { nodes: [node] } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    const property = (wanted) => node.properties?.find(({ name }) => name === wanted)?.value.value;
    lines.push(`${id.padEnd(8)}${node.role.value.padEnd(11)}live=${property('live') ?? 'off'} atomic=${property('atomic') ?? false}`);
  }
  return lines;
};
