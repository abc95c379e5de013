import { onNotice } from '../../../../lib/notice';
import { repairAddress } from './address';
import { watchFirstLoad } from './firstLoad';
import { removeNotice, showBootNotice } from './notice';
import { demandTrustedTypes } from './trustedTypes';
import { restoreScrollBehaviour } from './scroll';

/** Filled in by `node/bootScript.ts`. */
declare const BASE_URL: string;

// It may stand in the middle of a note (`site/plugins/first-paint/node/firstFrame.ts`), whose elements are the note's alone.
document.currentScript?.remove();

const wasMalformed = repairAddress(window);
window.addEventListener('popstate', () => repairAddress(window));
demandTrustedTypes(window);
onNotice(document, (notice) => (notice ? showBootNotice(document, notice) : removeNotice(document)));
restoreScrollBehaviour(window);
watchFirstLoad(window, BASE_URL, wasMalformed);
