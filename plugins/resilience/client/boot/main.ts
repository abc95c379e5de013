import { repairAddress } from './address';
import { watchFirstLoad } from './firstLoad';
import { restoreScrollBehaviour } from './scroll';

/** Filled in by `build/bootScript.ts`. */
declare const BASE_URL: string;

const wasMalformed = repairAddress(window);
window.addEventListener('popstate', () => repairAddress(window));
restoreScrollBehaviour(window);
watchFirstLoad(window, BASE_URL, wasMalformed);
