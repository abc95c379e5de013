import { describe, expect, it } from 'vitest';

import { inChromium } from '@groundwork/machine/inChromium';
import { CONTENT, EXAMPLES, ITEMS as VALUES, model, prediction } from './model';
import { COLUMN, HEIGHT, ITEMS, place, PROPERTIES, WIDTH, type Layout, type Rectangle, type Setup } from './rules';

const layouts: readonly Layout[] = ['flex', 'wrap', 'grid'];

/** Every setup that there is. */
const setups: Setup[] = layouts.flatMap((layout) =>
  CONTENT.flatMap((justify) =>
    CONTENT.flatMap((align) =>
      VALUES.flatMap((justifyItems) =>
        VALUES.map((alignItems) => ({
          layout,
          'justify-content': justify,
          'align-content': align,
          'justify-items': justifyItems,
          'align-items': alignItems,
        })),
      ),
    ),
  ),
);

function inBrowser(): Promise<Rectangle[][]> {
  const items = ITEMS.map(({ width, height }) => `<div style="width: ${width}px; min-height: ${height}px"></div>`);
  return inChromium(
    `<!doctype html><body style="margin: 0"><main>${items.join('')}</main>`,
    ({ all, WIDTH, HEIGHT, COLUMN, PROPERTIES }) => {
      const main = document.querySelector('main')!;
      const displays = {
        flex: 'display: flex',
        wrap: 'display: flex; flex-wrap: wrap',
        grid: `display: grid; grid-template-columns: repeat(3, ${COLUMN}px)`,
      };
      return all.map((setup) => {
        const said = PROPERTIES.map((property) => `${property}: ${setup[property]}`).join('; ');
        main.style.cssText = `width: ${WIDTH}px; height: ${HEIGHT}px; ${displays[setup.layout]}; ${said}`;
        return [...main.children].map((item) => {
          const { x, y, width, height } = item.getBoundingClientRect();
          return { x, y, width, height };
        });
      });
    },
    { all: setups, WIDTH, HEIGHT, COLUMN, PROPERTIES },
  );
}

describe('three items', () => {
  it('are where Chromium has them, in every setup', { timeout: 60_000 }, async () => {
    const browser = await inBrowser();
    expect(setups.length).toBe(1200);
    expect(setups.map((setup) => place(setup).items)).toEqual(browser);
  });

  it('stay inside their areas, and the areas inside the container', () => {
    for (const setup of setups) {
      const { items, areas } = place(setup);
      for (const [index, area] of areas.entries()) {
        const item = items[index]!;
        expect(item.x).toBeGreaterThanOrEqual(area.x);
        expect(item.x + item.width).toBeLessThanOrEqual(area.x + area.width);
        expect(item.y + item.height).toBeLessThanOrEqual(area.y + area.height);
        expect(area.x + area.width).toBeLessThanOrEqual(WIDTH);
        expect(area.y + area.height).toBeLessThanOrEqual(HEIGHT);
      }
    }
  });
});

describe('the run', () => {
  it('begins before the step that the question is about, and answers it', () => {
    const frames = model.trace(model.initial);
    expect(frames[model.startAt + 1]!.state.property).toBe('align-content');
    expect(prediction.choices[prediction.right]).toBe('Nowhere');
    expect(frames.at(-1)!.text).toBe('Done: without effect here were align-content and justify-items.');
    expect(model.trace(EXAMPLES['The same, in a grid']).at(-1)!.text).toBe(
      'Done: everything that was set had an effect.',
    );
  });

  it('tells every change, and never a change that is none', () => {
    for (const setup of setups) {
      for (const { state, text } of model.trace(setup)) {
        const changed = JSON.stringify(state.before.items) !== JSON.stringify(state.placed.items);
        expect(/ go|goes/.test(text), text).toBe(changed);
      }
    }
  });
});
