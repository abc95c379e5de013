import { createContext, startTransition, useEffect, useState, type ReactNode } from 'react';

export const Context = createContext(false);

/**
 * In place of the generator's own, which switches to what only a browser can know right after React has taken over
 * the page. React renders such an update in one go, a long task on a slow phone; as a transition it is done in pieces
 * between which the reader's input is answered.
 */
export function BrowserContextProvider({ children }: { children: ReactNode }): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context value={isBrowser}>{children}</Context>;
}
