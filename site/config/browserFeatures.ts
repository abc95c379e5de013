/** The names under which browsers are promised and features are dated, as `browserslist` and `web-features` have them. */
export const engines = ['chrome', 'firefox', 'safari'] as const;

type Engine = (typeof engines)[number];

/** What the site uses although a browser that it is promised for may lack it. */
interface BrowserFeature {
  /** Its id in the package `web-features`. */
  id: string;
  /** The version with which it came, as that package has it; an engine that is not named has it not. */
  since: Partial<Record<Engine, string>>;
  /** The day from which all engines have it (Baseline), as that package has it; null where one lacks it. */
  baseline: string | null;
  /** A file that uses it, and a text in it by which one finds the place. */
  where: readonly [file: string, text: string];
  /** What a reader has without it. */
  without: string;
}

/**
 * All that degrades on purpose. What every promised version has is not here (`browserslist` in package.json), and a line
 * goes when the promise has reached it. `browserFeatures.test.ts` holds the list to the package and to the files.
 */
export const browserFeatures: readonly BrowserFeature[] = [
  {
    id: 'popover',
    since: { chrome: '116', firefox: '125', safari: '17' },
    baseline: '2025-01-27',
    where: ['site/plugins/notes/client/card/conceptCard.ts', "'popover' in HTMLElement.prototype"],
    without: 'A link shows no card of what it leads to.',
  },
  {
    id: 'async-clipboard',
    since: { chrome: '76', firefox: '127', safari: '13.1' },
    baseline: '2024-06-11',
    where: ['site/plugins/notes/client/behaviour/copy.ts', 'ClipboardItem'],
    without: 'A copy button whose text has to be fetched writes it as plain text, when it is there.',
  },
  {
    id: 'details-content',
    since: { chrome: '131', firefox: '143', safari: '18.4' },
    baseline: '2025-09-16',
    where: ['site/css/print.css', '::details-content'],
    without: 'A script opens what is folded before the page is printed, and folds it again.',
  },
  {
    id: 'alt-text-generated-content',
    since: { chrome: '77', firefox: '128', safari: '17.4' },
    baseline: '2024-07-09',
    where: ['site/css/note-form.css', 'content: "In short" / "";'],
    without: 'A screen reader says words that only label the page to the eye.',
  },
  {
    id: 'fetch-priority',
    since: { chrome: '103', firefox: '132', safari: '17.2' },
    baseline: '2024-10-29',
    where: ['site/plugins/notes/client/noteStore.ts', "priority: 'low'"],
    without: 'What is fetched ahead has no lower rank than what is shown.',
  },
  {
    id: 'font-size-adjust',
    since: { chrome: '127', firefox: '118', safari: '17' },
    baseline: '2024-07-25',
    where: ['site/css/article.css', 'font-size-adjust: 0.485'],
    without: 'Letters are larger or smaller where the system has another book face.',
  },
  {
    id: 'scrollbar-color',
    since: { chrome: '121', firefox: '64', safari: '26.2' },
    baseline: '2025-12-12',
    where: ['site/css/code.css', 'scrollbar-color'],
    without: 'Scrollbars look as the system has them.',
  },
  {
    id: 'text-indent-hanging',
    since: { chrome: '146', firefox: '121', safari: '15' },
    baseline: '2026-03-13',
    where: ['site/css/code.css', 'hanging each-line'],
    without: 'On a phone the rest of a long line of code begins where lines begin.',
  },
  {
    id: 'text-wrap-pretty',
    since: { chrome: '117', safari: '26' },
    baseline: null,
    where: ['site/css/base.css', 'text-wrap: pretty'],
    without: 'A last line may be one word.',
  },
  {
    id: 'trusted-types',
    since: { chrome: '83', firefox: '148', safari: '26' },
    baseline: '2026-02-24',
    where: ['packages/playground/client/frameGuest/lockDown.ts', 'if (!trustedTypes)'],
    without: 'An edited page may make a document in which WebRTC is there (decisions/0023).',
  },
  {
    id: 'speculation-rules',
    since: { chrome: '109' },
    baseline: null,
    where: ['site/plugins/notes/client/noteStore.ts', "supports('speculationrules')"],
    without: 'It is taken as a sign: notes are fetched ahead by a script, because a link would bring them for nothing.',
  },
  {
    id: 'requestidlecallback',
    since: { chrome: '47', firefox: '55' },
    baseline: null,
    where: ['site/plugins/first-paint/client/start.ts', 'window.requestIdleCallback ?? setTimeout'],
    without: 'The page comes alive at once, not when the browser has nothing better to do.',
  },
  {
    id: 'savedata',
    since: { chrome: '65' },
    baseline: null,
    where: ['site/lib/savesData.ts', 'saveData'],
    without: 'Notes are fetched ahead also for readers who spare data.',
  },
];
