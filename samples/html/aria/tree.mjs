/** Reads Chromium's accessibility tree, the tree that a screen reader is given. */
export async function openTree(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('Accessibility.enable');
  const ask = async (selector) => {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    return nodes[0];
  };
  return { session, ask };
}

/** The value of one state or property of a node, such as pressed. */
export const valueOf = (node, wanted) => node.properties?.find(({ name }) => name === wanted)?.value.value;

/** Cells as one line with columns of these widths. */
export const line = (cells, widths) =>
  cells
    .map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
    .join('')
    .trimEnd();
