import type { Notice } from '../../../../lib/notice';

const noticeId = 'load-notice';
/** The generator's own ids, which search crawlers know to ignore. */
const bannerId = '__docusaurus-base-url-issue-banner';

/**
 * Shows what went wrong, in view wherever the reader is, with a button that loads the page again. Built from elements and
 * text, never from markup; in the place of an earlier one. Outside React's root, so that it disturbs no hydration.
 */
export function showBootNotice(document: Document, { title, detail, retry }: Notice): void {
  removeNotice(document);
  put(document, noticeId, (notice) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Retry';
    button.addEventListener('click', retry ?? (() => document.defaultView?.location.reload()));
    notice.append(paragraph(document, title, 'load-notice__title'), paragraph(document, detail), button);
  });
}

/** Tells the owner that the configured base URL does not fit the place where the site is served. */
export function showBaseUrlBanner(document: Document, baseUrl: string, suggestion: string): void {
  put(document, bannerId, (banner) => {
    const suggested = paragraph(document, `We suggest trying baseUrl = ${suggestion}`);
    banner.append(
      paragraph(document, 'Your Docusaurus site did not load properly.', 'load-notice__title'),
      paragraph(document, 'A very common reason is a wrong site baseUrl configuration.'),
      paragraph(document, `Current configured baseUrl = ${baseUrl}${baseUrl === '/' ? ' (default value)' : ''}`),
      suggested,
    );
  });
}

export function removeNotice(document: Document): void {
  document.getElementById(noticeId)?.remove();
}

function put(document: Document, id: string, fill: (notice: HTMLElement) => void): void {
  if (document.body === null) {
    document.addEventListener('DOMContentLoaded', () => put(document, id, fill), { once: true });
    return;
  }
  if (document.getElementById(id)) return;
  const notice = document.createElement('div');
  notice.id = id;
  notice.className = 'load-notice';
  notice.setAttribute('role', 'alert');
  fill(notice);
  document.body.prepend(notice);
}

function paragraph(document: Document, text: string, className = ''): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}
