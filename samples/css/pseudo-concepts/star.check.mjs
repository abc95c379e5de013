/** Where the star stands and what it inherits, and what a script finds of it. */
export default async (page) => {
  const client = await page.context().newCDPSession(page);
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles: [] });
  const [{ nodes, layout }] = documents;
  const stars = nodes.pseudoType.index.filter((node, at) => strings[nodes.pseudoType.value[at]] === 'before' && layout.nodeIndex.includes(node));
  const boxes = stars.map((node) => {
    const boundsOf = (one) => layout.bounds[layout.nodeIndex.indexOf(one)];
    const parent = nodes.parentIndex[node];
    const [[left, top, width, height], [x, y, wide, high]] = [boundsOf(node), boundsOf(parent)];
    return left > x && top > y && left + width < x + wide && top + height < y + high;
  });
  const found = await page.evaluate(() => {
    const mint = document.querySelector('.new');
    return [mint.textContent, mint.children.length, String(document.querySelector('.new::before'))];
  });
  return [
    `boxes with a star     ${boxes.length}, ${boxes.every(Boolean) ? 'inside' : 'not inside'} the borders`,
    `text of Mint tea      ${found[0]}`,
    `elements inside it    ${found[1]}`,
    `a script that asks for .new::before gets ${found[2]}`,
  ];
};
