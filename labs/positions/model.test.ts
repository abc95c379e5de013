import { describe, expect, it } from 'vitest';

import { inChromium } from '@groundwork/machine/inChromium';
import { ANCESTORS, EXAMPLES, model, POSITIONS, prediction, STEP, STEPS } from './model';
import { ANCESTOR, BOX, layoutOf, LEFT, LINE, PAGE_HEIGHT, TOP, WINDOW, type Point, type Setup } from './rules';

const setups: Setup[] = POSITIONS.flatMap((position) => ANCESTORS.map((ancestor) => ({ position, ancestor })));
const scrolls = Array.from({ length: PAGE_HEIGHT - WINDOW.height + 1 }, (_, index) => index).filter(
  (scroll) => scroll % 7 === 0 || scroll % STEP === 0,
);

const html = `<!doctype html><style>body, p { margin: 0 } html { scrollbar-width: none; height: ${PAGE_HEIGHT}px }
  main { margin: ${ANCESTOR.y}px 0 0 ${ANCESTOR.x}px; width: ${ANCESTOR.width}px; height: ${ANCESTOR.height}px }
  body { display: flow-root } p { height: ${LINE}px } #box { width: ${BOX.width}px; top: ${TOP}px; left: ${LEFT}px }</style>
  <main><p>before</p><p id="box">box</p><p id="next">next</p></main>`;

type Places = Record<'box' | 'next' | 'ancestor', Point>;

function inBrowser(): Promise<Places[]> {
  return inChromium(
    html,
    ({ setups, scrolls, width, height }) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = `border: 0; width: ${width}px; height: ${height}px`;
      const text = document.documentElement.outerHTML;
      document.body.replaceChildren(frame);
      const inner = frame.contentDocument!;
      inner.open();
      inner.write(`<!doctype html>${text}`);
      inner.close();
      const [main, box, next] = ['main', '#box', '#next'].map((one) => inner.querySelector<HTMLElement>(one)!);
      const styles = {
        nothing: '',
        relative: 'position: relative',
        transform: 'transform: scale(1)',
        hidden: 'overflow: hidden',
        clip: 'overflow: clip',
        container: 'container-type: inline-size',
      };
      const at = (element: Element) => {
        const { x, y } = element.getBoundingClientRect();
        return { x, y };
      };
      return setups.flatMap(({ position, ancestor }) => {
        main!.style.cssText = styles[ancestor];
        box!.style.position = position;
        return scrolls.map((scroll) => {
          frame.contentWindow!.scrollTo(0, scroll);
          return { box: at(box!), next: at(next!), ancestor: at(main!) };
        });
      });
    },
    { setups, scrolls, ...WINDOW },
  );
}

describe('the box', () => {
  it('is where Chromium has it, for every position, ancestor and scroll', { timeout: 60_000 }, async () => {
    const mine = setups.flatMap((setup) =>
      scrolls.map((scroll): Places => {
        const { box, next, ancestor } = layoutOf(setup, scroll);
        return { box, next, ancestor };
      }),
    );
    expect(mine.length).toBeGreaterThan(1500);
    expect(mine).toEqual(await inBrowser());
  });
});

describe('the run', () => {
  it('can be scrolled as far as it goes', () => {
    expect(STEP * STEPS).toBeLessThanOrEqual(PAGE_HEIGHT - WINDOW.height);
  });

  it('asks what its next step tells', () => {
    expect(model.trace(model.initial)[model.startAt + 1]!.text).toBe(
      'Scrolled by 40: the box is at 60,30. That is 20 to the right of the ancestor and 10 below its top.',
    );
    expect(prediction.choices[prediction.right]).toBe('It goes along, to 30');
  });

  it('gives a reason that is true, in every frame', () => {
    for (const setup of setups) {
      for (const { text, state } of model.trace(setup)) {
        const { box, place } = state.layout;
        const said = /It is (-?\d+) below its place/.exec(text);
        if (said) expect(box.y - place.y).toBe(Number(said[1]));
        if (setup.position === 'sticky' && text.includes('which is 10 below the top of the viewport'))
          expect(box.y).toBe(10);
      }
    }
    const stuck = model.trace(EXAMPLES['Sticks to the viewport']).map(({ text }) => text);
    expect(stuck[3]).toBe(
      'Scrolled by 120: the box is at 40,10. It is 40 below its place, which is 10 below the top of the viewport.',
    );
    expect(stuck[6]).toBe(
      'Scrolled by 240: the box is at 40,-60. It is 90 below its place: further down its ancestor ends.',
    );
  });
});
