/** The tree that the parser made, and the computed display of the div. */
export default async (page) =>
  page.evaluate(() => {
    const lines = ['body'];
    const text = (node) => (node.nodeType === Node.TEXT_NODE ? `"${node.data.trim()}"` : node.localName);
    const walk = (node, depth) => {
      if (node.nodeType === Node.TEXT_NODE && node.data.trim() === '') return;
      lines.push('  '.repeat(depth) + text(node));
      for (const child of node.childNodes) walk(child, depth + 1);
    };
    for (const child of document.body.childNodes) walk(child, 1);
    return [...lines, '', `display of the div: ${getComputedStyle(document.querySelector('div')).display}`];
  });
