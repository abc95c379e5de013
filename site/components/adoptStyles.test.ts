// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

/** As much of a constructed sheet as there is to see: jsdom has none. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}

it('has one sheet for the note that is shown, beside those that code brought', async () => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  const adoptedStyleSheets: Sheet[] = [];
  Object.assign(document, { adoptedStyleSheets });
  const { adoptStyles, showNoteStyles } = await import('./adoptStyles');
  const texts = () => adoptedStyleSheets.map(({ text }) => text);
  adoptStyles('.dialog{top:0}');
  showNoteStyles('.a{top:0}');
  adoptStyles('.dialog{top:0}');
  showNoteStyles('.b{top:0}');
  expect(texts()).toEqual(['.dialog{top:0}', '.b{top:0}']);
  // Back at the first note, whose page has its styles in it.
  showNoteStyles(undefined);
  expect(texts()).toEqual(['.dialog{top:0}', '']);
});
