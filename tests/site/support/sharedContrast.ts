import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** What decides of a text's contrast at one element; only the element that holds the text may have two of one look. */
const deciding = [
  'color',
  'background-color',
  'background-image',
  'background-clip',
  'opacity',
  'font-size',
  'font-weight',
  'text-shadow',
  'mix-blend-mode',
  'filter',
  'z-index',
  '-webkit-text-fill-color',
  '-webkit-text-stroke-width',
  '-webkit-text-stroke-color',
];

interface Check {
  evaluate: (this: unknown, element: Element, ...rest: unknown[]) => unknown;
}

/**
 * Has axe, which must be in the page, judge the contrast of one of all texts that look the same. To compare colours is
 * four fifths of its work, and the thousand texts of a note have a hundred looks. A look is what the browser computed
 * for the element and everything that it stands in; only one that axe found good stands for others. What is taken out
 * of the flow, or drawn, may lie on something else than what it stands in: of that each text is judged.
 */
export function shareContrast(page: Page): Promise<void> {
  return page.evaluate((properties) => {
    const { axe: tool } = window as unknown as {
      axe: typeof axe & { _audit: { checks: Record<string, Check> } };
    };
    const check = tool._audit.checks['color-contrast'];
    if (!check) throw new Error('axe has no check of contrast any more');
    const judge = check.evaluate;
    const good = new Set<string>();
    let looks = new WeakMap<Element, string | null>();
    const run = tool.run.bind(tool);
    // Until the next run a page may be shown in another mode or width.
    tool.run = ((...given: Parameters<typeof run>) => {
      looks = new WeakMap();
      return run(...given);
    }) as typeof tool.run;

    const lookOf = (element: Element | null): string | null => {
      if (!element) return '';
      const known = looks.get(element);
      if (known !== undefined) return known;
      const around = lookOf(element.parentElement);
      let look: string | null = null;
      if (around !== null && element instanceof HTMLElement) {
        const style = getComputedStyle(element);
        const flows = ['static', 'relative'].includes(style.position) && style.float === 'none';
        if (flows) look = `${around}/${properties.map((name) => style.getPropertyValue(name)).join()}`;
      }
      looks.set(element, look);
      return look;
    };

    check.evaluate = function (element, ...rest) {
      const look = lookOf(element);
      if (look !== null && good.has(look)) return true;
      const verdict = judge.call(this, element, ...rest);
      if (verdict === true && look !== null) good.add(look);
      return verdict;
    };
  }, deciding);
}
