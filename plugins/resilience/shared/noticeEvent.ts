/**
 * Dispatched on `document` to show a notice; its detail is what to say (`NoticeTexts`). The boot script answers it: what
 * shows a notice is in every page anyway.
 */
export const noticeEvent = 'groundwork:notice';

/** A title and a sentence. */
export type NoticeTexts = readonly [title: string, detail: string];
