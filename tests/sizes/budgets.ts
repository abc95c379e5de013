/** The pages whose visit is measured: a note with a lab first, then another note reached from it. */
export const measuredNotes = { first: '/docs/network/tcp-udp', second: '/docs/mathematics/notations' } as const;

/** Room for the text of a note, for names of files and the numbers of the bundler: a share of the budget. */
export const room = 0.02;

/**
 * What a reader was sent when this was written down, in bytes of the body as compressed for the wire (brotli); the check
 * fails beyond it and its room, and reports the exact figure. A visit goes on until the page is alive and idle. Lower a
 * budget when the site gets lighter; raise one only with a reason in the commit.
 */
export const visitBudgets = {
  /** The page with its styles, at the median of all notes, so that none is written to it. The promise is 32,000. */
  html: 26_000,
  /** The same of the heaviest note. Nobody has to read it whole, so it may be long; it need not be heavier than this. */
  heaviestHtml: 47_000,
  /** The promise is 100,000, of which React alone is 58,000. */
  javascript: 100_000,
  /** No stylesheet of its own: it stands in the page. */
  css: 0,
  /** Everything, with the page at the median, the icon and what is fetched ahead left out; the promise is 150,000. */
  total: 126_000,
  /** Another note, reached by a link: no code, one fragment, at the median of all notes. */
  secondNote: 12_900,
} as const;

/** Files that are fetched by name, so that a failure names the file that grew. All other scripts share `others`. */
export const fileBudgets = {
  runtime: 3_080,
  react: 59_000,
  main: 25_500,
  notes: 9_200,
  /** The sidebar's data is in it: it grows by 1,600 with a hundred notes. */
  others: 4_350,
} as const;
