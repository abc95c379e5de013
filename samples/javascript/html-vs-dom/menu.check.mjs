/** The nodes of the document, one on each line, indented by their depth. A line break in a text is shown as ↵. */
export default (page) =>
  page.evaluate(() => {
    const nameOf = (node) => {
      if (node.nodeType === Node.DOCUMENT_NODE) return 'document';
      if (node.nodeType === Node.DOCUMENT_TYPE_NODE) return `doctype ${node.name}`;
      const text = (node.nodeValue ?? '').replaceAll('\n', '↵');
      if (node.nodeType === Node.COMMENT_NODE) return `comment "${text}"`;
      if (node.nodeType === Node.TEXT_NODE) return `text "${text}"`;
      return `element ${node.localName}`;
    };
    const linesOf = (node, depth) => {
      if (node.localName === 'script') return [`${'  '.repeat(depth)}element script (its text left out)`];
      const inner = [...node.childNodes].flatMap((child) => linesOf(child, depth + 1));
      return [`${'  '.repeat(depth)}${nameOf(node)}`, ...inner];
    };
    return linesOf(document, 0);
  });
