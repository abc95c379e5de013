import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { chromiumArguments, chromiumPath } from '@groundwork/machine/chromium';
import { markup, tell, TEXTS, type Setup } from './compute';
import { CONTENTS, ELEMENTS, EXAMPLES, HIDDENS, model, prediction, ROLES } from './model';

const bits = Array.from({ length: 16 }, (_, number) => ({
  label: (number & 1) > 0,
  labelledby: (number & 2) > 0,
  title: (number & 4) > 0,
  tabindex: (number & 8) > 0,
}));
const setups: Setup[] = ELEMENTS.flatMap((element) =>
  ROLES.flatMap((role) =>
    CONTENTS.flatMap((content) =>
      HIDDENS.flatMap((hidden) => bits.map((flags) => ({ element, role, content, hidden, ...flags }))),
    ),
  ),
);

interface Found {
  /** Role and name of each element in Chromium's accessibility tree. */
  readonly told: readonly string[];
  readonly tab: readonly boolean[];
}

/** Every markup at once, asked of Chromium. */
async function inTree(): Promise<Found> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    const all = setups.map((setup) => `<section>${markup(setup)}</section>`).join('');
    await page.setContent(`<main>${all}</main><span id="why" hidden>${TEXTS.labelledby}</span>`);
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    const { root } = await session.send('DOM.getDocument', { depth: -1 });
    const [, body] = root.children![0]!.children!;
    const ids = body!.children![0]!.children!.map((section) => section.children![0]!.backendNodeId);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
    const told = ids.map((id) => {
      const node = byId.get(id);
      return !node || node.ignored ? 'no node' : `${String(node.role!.value)} "${String(node.name?.value ?? '')}"`;
    });
    // What takes the focus is asked of the page.
    const tab = await page.$$eval('section > *', (elements) =>
      elements.map((element) => {
        (element as HTMLElement).focus();
        return document.activeElement === element;
      }),
    );
    return { told, tab };
  } finally {
    await browser.close();
  }
}

describe('every markup', () => {
  let found: Found;
  beforeAll(async () => {
    found = await inTree();
  }, 60_000);

  it('has the role and name that Chromium has', () => {
    expect(setups.length).toBe(3072);
    const mine = setups.map((setup) => {
      const { role, name } = tell(setup);
      return role === null ? 'no node' : `${role} "${name}"`;
    });
    const wrong = setups.flatMap((setup, index) =>
      mine[index] === found.told[index] ? [] : [`${markup(setup)}: ${found.told[index]}, not ${mine[index]}`],
    );
    expect(wrong).toEqual([]);
  });

  it('takes the focus where Chromium lets it', () => {
    const wrong = setups.filter((setup, index) => tell(setup).tab !== found.tab[index]).map(markup);
    expect(wrong).toEqual([]);
  });
});

describe('the figure', () => {
  it('asks what its run tells', () => {
    expect(prediction.choices[prediction.right]).toBe('No key presses it');
    expect(model.trace(model.initial)[model.startAt]!.text).toBe('Name: content is the first that counts, “Save”.');
  });

  it('names the fault of each example', () => {
    const last = (setup: Setup): string => model.trace(setup).at(-1)!.text;
    expect(last(EXAMPLES['A div that says button'])).toContain('the keyboard cannot press it');
    expect(last(EXAMPLES['An icon alone'])).toContain('A name is missing');
    expect(last(EXAMPLES['Three names'])).toContain('the name is another one');
    expect(last(EXAMPLES['Hidden, and still a stop'])).toContain('silence');
    expect(last(EXAMPLES['Not to be taken away'])).toContain('Nothing contradicts it');
  });

  it('says the name that it computed, and ends with what is said', () => {
    for (const setup of setups) {
      const { state } = model.trace(setup).at(-1)!;
      expect(state.said).not.toBeNull();
      expect(state.name).toBe(tell(setup).name);
    }
  });
});
