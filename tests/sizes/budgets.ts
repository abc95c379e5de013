/** The pages whose visit is measured: a long note first, then another note reached from it. */
export const measuredNotes = { first: '/docs/network/tcp-udp', second: '/docs/mathematics/notations' } as const;

/**
 * What a reader may be sent, in bytes of the body as compressed for the wire (brotli). A visit goes on until the page
 * is alive and idle. Lower a budget when the site gets lighter; raise one only with a reason in the commit.
 */
export const visitBudgets = {
  /**
   * The page with its styles, here with the 1.8 kB for labs and a lab's first frame; half of all notes have at most 22,500. Goal: 22,000 at the median.
   * 75 bytes of it are for lines of code that wrap beside their numbers on a phone, 60 for what a reader can do with a
   * note at its foot, 60 for what is dragged in a lab; 250 tell search engines, link previews and home screens what the
   * note is; 80 are the look of text that a reader may choose; 150 are a policy that names all it allows, and Trusted
   * Types; 260 are this note's drawing of lost packets and the room that a lab keeps for its longest sentence. The
   * names of files differ by 40 from build to build.
   */
  html: 27_800,
  /** Goal: 100,000, of which React alone is 58,000. 14 bytes of it keep a click from acting twice while React begins. */
  javascript: 99_720,
  /** No stylesheet of its own: it stands in the page. */
  css: 0,
  /**
   * Everything, with the icon and what is fetched ahead left out. Goal: 120,000, met by most notes without a lab. All
   * 166 routes and 75 labs are in it: 2,500 are the sidebar's names, about 1,500 the runtime's list of files.
   */
  total: 127_500,
  /** Another note, reached by a link: no code, one fragment. The longest notes have 2,700 words. */
  secondNote: 11_400,
} as const;

/**
 * Files that are fetched by name, so that a failure names the file that grew. All other scripts share `others`, which
 * the sidebar's data is in: it grows by 1.6 kB with a hundred notes; the runtime names every lab.
 */
export const fileBudgets = {
  /** 18 bytes of it name the file that the two dialogs share. */
  runtime: 3_030,
  react: 59_000,
  /** The bundler's numbers for modules change with every module that comes or goes, by some 50 bytes in all; 120 open the list of keys. */
  main: 25_500,
  /** 70 bytes of it keep a click on a lab that is not alive yet; 130 quote what a reader reports, 80 remember what was begun, 30 open the choices of text and code. */
  notes: 8_890,
  others: 4_200,
} as const;
