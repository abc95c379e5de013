import { firefox } from './firefox';
import { webkit } from './webkit';

/** The browsers that are tried besides Chromium. */
export const browserKinds = [firefox, webkit] as const;
