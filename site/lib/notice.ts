/** What a notice says that stays in view until it is dealt with. Its button loads the page again unless it is told otherwise. */
export interface Notice {
  readonly title: string;
  readonly detail: string;
  readonly retry?: () => void;
}

/**
 * Dispatched on `document` to show a notice, or with none to take it away. The boot script of `site/plugins/resilience`
 * answers it: what shows a notice is in every page anyway.
 */
const noticeEvent = 'groundwork:notice';

/** Shows a notice in the place of an earlier one. */
export const showNotice = (document: Document, detail: Notice | null): boolean =>
  document.dispatchEvent(new CustomEvent(noticeEvent, { detail }));

/** Has a function called with each notice that is asked for. */
export const onNotice = (document: Document, show: (notice: Notice | null) => void): void =>
  document.addEventListener(noticeEvent, (event) => show((event as CustomEvent<Notice | null>).detail));
