import { useEffect, useState, type RefObject } from 'react';

/** How wide an element is on the page, in whole pixels; null on the server and before the first look. */
export function useWidth(of: RefObject<Element | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const look = (): void => {
      const { width: seen } = element.getBoundingClientRect();
      // Nothing is laid out for an element that is not shown, nor for paper.
      if (seen > 0) setWidth(Math.floor(seen));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}
