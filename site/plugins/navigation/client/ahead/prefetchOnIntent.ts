import { createContext } from 'react';

/** True below lists of many links (the sidebar): a link there fetches its page on intent, not when it is in view. */
export const PrefetchOnIntent = createContext(false);
