import { noticeEvent, type NoticeTexts } from '../../shared/noticeEvent';
import { repairAddress } from './address';
import { watchFirstLoad } from './firstLoad';
import { showNotice } from './notice';
import { restoreScrollBehaviour } from './scroll';

/** Filled in by `node/bootScript.ts`. */
declare const BASE_URL: string;

// It may stand in the middle of a note (`plugins/first-paint/node/firstFrame.ts`), whose elements are the note's alone.
document.currentScript?.remove();

const wasMalformed = repairAddress(window);
window.addEventListener('popstate', () => repairAddress(window));
document.addEventListener(noticeEvent, (event) => showNotice(document, ...(event as CustomEvent<NoticeTexts>).detail));
restoreScrollBehaviour(window);
watchFirstLoad(window, BASE_URL, wasMalformed);
