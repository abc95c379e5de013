/** What the highlight is made of, and what it left as it was. */
export default async (page) =>
  page.evaluate(() => {
    const paragraph = document.querySelector('p');
    return [
      `ranges: ${CSS.highlights.get('found').size}`,
      `nodes in the paragraph: ${paragraph.childNodes.length}`,
      `background: ${getComputedStyle(paragraph, '::highlight(found)').backgroundColor}`,
    ];
  });
