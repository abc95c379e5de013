interface KeyGroup {
  /** Where the keys work. */
  where: string;
  /** Keys as they are printed on a keyboard, alternatives apart, and what they do. */
  keys: readonly (readonly [keys: readonly string[], does: string])[];
}

/** All keys of the site that are not the browser's own. What reads them is named beside each group. */
export const keyGroups: readonly KeyGroup[] = [
  {
    // packages/search/client/button/useShortcuts.ts, modal/
    where: 'Everywhere',
    keys: [
      [['/', 'Ctrl K', '⌘ K'], 'search'],
      [['?'], 'this list'],
      [['Esc'], 'close what is open'],
    ],
  },
  {
    // packages/search/client/modal/
    where: 'In the search',
    keys: [
      [['↑', '↓'], 'choose a result'],
      [['Enter'], 'go there'],
      [['Ctrl Enter', '⌘ Enter'], 'open it in a new tab'],
    ],
  },
  {
    // packages/labs-kit/playback/keys.ts
    where: 'In a lab, while one of its buttons has the focus',
    keys: [
      [['→', '←'], 'one step on, one step back'],
      [['Home', 'End'], 'first step, last step'],
      [['P'], 'play and pause'],
    ],
  },
  {
    // packages/playground/client/editor/editorParts.ts
    where: 'In a program that you edit',
    keys: [[['Ctrl Enter', '⌘ Enter'], 'run it']],
  },
  {
    // reveal.js
    where: 'In slides',
    keys: [
      [['→', '←', 'Space'], 'next slide, slide before, next'],
      [['S'], 'notes of the speaker'],
      [['F'], 'full screen'],
    ],
  },
];
