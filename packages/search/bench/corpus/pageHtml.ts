import type { PageRecord } from '../../indexer';

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A page record as the HTML that it was or could have been extracted from. */
export function pageHtml({ title, description, related = '', neighbours = [], sections }: PageRecord): string {
  const body = sections
    .map(({ heading, anchor, level, text, code }) => {
      const head = anchor ? `<h${level} id="${escape(anchor)}">${escape(heading)}</h${level}>` : '';
      return `${head}<p>${escape(text)}</p>${code ? `<pre><code>${escape(code)}</code></pre>` : ''}`;
    })
    .join('\n');
  return `<!doctype html><html lang="en"><head><title>${escape(title)}</title><meta name="description" content="${escape(description)}"></head><body><main><article><h1>${escape(title)}</h1><p>${escape(description)}</p>${body}<p>${escape([related, ...neighbours].join(', '))}</p></article></main></body></html>`;
}
