import { onNotice } from '../../../../lib/notice';
import { repairAddress } from './address';
import { watchFirstLoad } from './firstLoad';
import { removeNotice, showBootNotice } from './notice';
import { demandTrustedTypes } from './trustedTypes';
import { restoreScrollBehaviour } from './scroll';

/** Filled in by `node/bootScript.ts`. */
declare const BASE_URL: string;

// Once it has run, nobody needs its element.
document.currentScript?.remove();

const wasMalformed = repairAddress(window);
window.addEventListener('popstate', () => repairAddress(window));
demandTrustedTypes(window);
onNotice(document, (notice) => (notice ? showBootNotice(document, notice) : removeNotice(document)));
restoreScrollBehaviour(window);
watchFirstLoad(window, BASE_URL, wasMalformed);
