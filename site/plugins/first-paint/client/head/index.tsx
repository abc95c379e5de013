import { useLayoutEffect, useState, type ReactNode } from 'react';

import { applyHead } from './apply';
import { mergeHeads } from './merge';
import { readHead, type HeadRequest } from './tags';

/**
 * What the generator uses of `react-helmet-async`, in the browser, at a tenth of its size (the server keeps the
 * original). The decision and its limits are in `decisions/`.
 */
const requests = new Map<number, HeadRequest>();
let renders = 0;
let frame = 0;

function scheduleUpdate(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const inOrder = [...requests].sort(([a], [b]) => a - b).map(([, request]) => request);
    applyHead(document, mergeHeads(inOrder));
  });
}

export function Helmet({ children }: { children?: ReactNode }): null {
  // A parent renders before its children, so a lower number is further out.
  const [order] = useState(() => ++renders);
  useLayoutEffect(() => {
    requests.set(order, readHead(children));
    scheduleUpdate();
  });
  useLayoutEffect(
    () => () => {
      requests.delete(order);
      scheduleUpdate();
    },
    [order],
  );
  return null;
}

/** The generator wraps the app in it; there is nothing to provide. */
export const HelmetProvider = ({ children }: { children?: ReactNode }): ReactNode => children;
