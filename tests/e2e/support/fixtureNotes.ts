import path from 'node:path';

/** Where the notes and samples stand from which the site of the fixtures is built. */
export const fixtures = 'tests/fixtures';

/** What a test needs of a note of the site `fixtures`. */
interface FixtureNote {
  route: string;
  title: string;
}

const note = (page: string, title: string): FixtureNote => ({ route: `/docs/${page}`, title });

/**
 * The notes of the fixtures that tests visit, by what they have. They began as copies of real notes and stand at their
 * addresses, which the configuration knows; nobody has to keep them up with those.
 */
export const fixtureNotes = {
  introduction: note('introduction', 'Introduction'),
  /** Python of which a part is shown, drawings, links to other sites, and no lab. */
  packets: note('network/tcp-udp', 'TCP and UDP'),
  /** Long, with a lab, and with bits in columns. */
  numbers: note('mathematics/binary-arithmetic', 'Binary arithmetic'),
  /** Long, with formulas and a table of contents of many lines. */
  symbols: note('mathematics/notations', 'Notations'),
  waves: note('mathematics/sine-cosine', 'Sine and cosine'),
  /** Terminal sessions, and links to sockets. */
  polling: note('linux/epoll', 'epoll'),
  /** Concepts with definitions, and a part for the expert. */
  sockets: note('linux/sockets', 'Sockets'),
  processes: note('linux/processes', 'Processes'),
  /** A bet, a program that grows, notes beside lines, and a folder to download. */
  streams: note('linux/standard-streams', 'Standard streams'),
  login: note('linux/ssh', 'SSH'),
  /** A link to sockets in its text. */
  ports: note('java/webservers/ports-sockets', 'Ports and sockets'),
  /** JavaScript and SQL that run here. */
  trees: note('data-structures/trees', 'Trees'),
  /** A lab that is stepped through, and JavaScript that runs here. */
  stacks: note('data-structures/stacks', 'Stacks'),
  /** A lab far below its beginning. */
  tables: note('data-structures/hash-tables', 'Hash tables'),
  /** Pages that can be edited. */
  positions: note('css/css-positions', 'CSS positions'),
  /** Components that can be edited. */
  references: note('react/ref', 'Refs'),
  /** A lab with a Step button. */
  locks: note('databases/locking', 'Locking'),
  /** A picture, a film and a file of each kind. */
  files: note('java/files', 'Files'),
  /** With a walk, tables, workshops; with actors and a lab. */
  walk: note('databases/save-points', 'Transactions'),
  /** Lines of a program that are too long for a phone. */
  currents: note('physics/current-flow', 'Current flow'),
  promises: note('javascript/promises', 'Promises'),
  closures: note('javascript/closures', 'Closures'),
  /** The first topic of the list. */
  machines: note('computers/architecture', 'Computer architecture'),
  buffers: note('computers/buffer', 'Buffers'),
  caches: note('computers/cpu-caching', 'CPU caching'),
} as const satisfies Record<string, FixtureNote>;

/** The file of a sample of the fixtures, from the root of the repository. */
export const fixtureSample = ({ route }: FixtureNote, file: string): string =>
  path.join(fixtures, 'samples', route.slice('/docs/'.length), file);
