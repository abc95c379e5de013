/** Which boxes the layout really has, by what Chromium's snapshot of the rendering lists for each pseudo-element. */
export default async (page) => {
  const client = await page.context().newCDPSession(page);
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', { computedStyles: ['color'] });
  const [{ nodes, layout }] = documents;
  const drawn = new Set(layout.nodeIndex);
  const pseudo = new Map(nodes.pseudoType.index.map((node, at) => [node, strings[nodes.pseudoType.value[at]]]));
  const has = (tag, kind) =>
    [...pseudo].some(
      ([node, type]) =>
        type === kind && drawn.has(node) && strings[nodes.nodeName[nodes.parentIndex[node]]].toLowerCase() === tag,
    );
  const lines = [['p', 'before'], ['p', 'after'], ['img', 'after'], ['h2', 'after']].map(
    ([tag, kind]) => `${`${tag}::${kind}`.padEnd(11)} ${has(tag, kind) ? 'box' : 'no box'}`,
  );
  const color = await page.evaluate(() => getComputedStyle(document.querySelector('p'), '::before').color);
  return [...lines, `color of the star: ${color === 'rgb(0, 128, 0)' ? 'green' : color}`];
};
