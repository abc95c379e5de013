/**
 * The nodes of the document, one on each line, indented by their depth. Texts that consist of white space are left out,
 * and so is the text of the script.
 */
export default (page) =>
  page.evaluate(() => {
    const nameOf = (node) => {
      if (node.nodeType === Node.DOCUMENT_NODE) return 'document';
      if (node.nodeType === Node.DOCUMENT_TYPE_NODE) return `doctype ${node.name}`;
      if (node.nodeType === Node.COMMENT_NODE) return `comment "${node.data.trim()}"`;
      if (node.nodeType === Node.TEXT_NODE) return `text "${node.data}"`;
      return `element ${node.localName}`;
    };
    const isShown = (node) =>
      node.nodeType !== Node.TEXT_NODE || (node.data.trim() !== '' && node.parentNode.localName !== 'script');
    const linesOf = (node, depth) => [
      `${'  '.repeat(depth)}${nameOf(node)}`,
      ...[...node.childNodes].filter(isShown).flatMap((child) => linesOf(child, depth + 1)),
    ];
    return linesOf(document, 0);
  });
