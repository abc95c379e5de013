interface SitePromise {
  title: string;
  text: string;
  /** Where the reader can make use of it. */
  link?: { to: string; label: string };
}

/** What the site promises, in plain words. */
export const promises: readonly SitePromise[] = [
  {
    title: 'It was run',
    text: 'Every program on these pages was run, and the output below it is what that run printed; the tests prove that neither has changed since, and run a part of them again each time. Every claim was checked against a source that the note names: a specification, a manual page, the code.',
  },
  {
    title: 'It moves',
    text: 'Where something changes with time or with a number, you can change it yourself. A lab is a tested model: step forward, step back, break it, and read the figures it computed.',
  },
  {
    title: 'It is there at once',
    text: 'A page is text, code, diagrams and formulas in one small file, in the fonts of your system. It reads the same without JavaScript and on paper.',
    link: { to: '/docs#offline', label: 'Keep topics and read them without a network' },
  },
];
