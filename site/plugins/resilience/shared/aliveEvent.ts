/** Dispatched on `document` when React has taken over the page; the boot script stops watching then. */
export const aliveEvent = 'groundwork:alive';
