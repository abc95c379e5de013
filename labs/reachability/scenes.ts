/** How a field points: an ordinary reference, or the special field of a reference object. */
export type Strength = 'strong' | 'soft' | 'weak' | 'phantom';

export interface Edge {
  /** A variable or an object. */
  readonly from: string;
  readonly to: string;
  readonly strength: Strength;
}

export interface Scene {
  readonly title: string;
  readonly variables: readonly string[];
  readonly objects: readonly string[];
  readonly edges: readonly Edge[];
  /** What becomes of a box that the program takes from the queue. */
  readonly taken: string;
}

export const SCENES = ['boxes', 'holds', 'knows', 'captures', 'record', 'page'] as const;
export type Name = (typeof SCENES)[number];

/** Reads `map>entry entry~weak~user`, ordinary references as `>`, special fields by their strength. */
function edges(text: string): Edge[] {
  return text.split(' ').map((word) => {
    const [from = '', middle = '', to] = word.split('~');
    if (to !== undefined) return { from, to, strength: middle as Strength };
    const [holder = '', held = ''] = word.split('>');
    return { from: holder, to: held, strength: 'strong' };
  });
}

const map = 'map>table table>entry entry~weak~dog entry>value dog()>dog';
const cleaner = 'cleaner>list list>cleanable cleanable~phantom~camera cleanable>action camera()>camera';

const inMap = 'The map drops the entry.';
const inCleaner = 'The cleaner’s thread runs the action, and drops both.';

/** The boxes of the note's samples; a variable that is called like its object has `()` behind it. */
export const scenes = {
  boxes: {
    title: 'four boxes',
    variables: ['soft', 'weak', 'phantom', 'both', 'strong'],
    objects: ['box S', 'box W', 'box P', 'box B', 'array S', 'array W', 'array P', 'array B'],
    edges: edges(
      'soft>box_S weak>box_W phantom>box_P both>box_B box_S~soft~array_S box_W~weak~array_W box_P~phantom~array_P box_B~weak~array_B strong>array_B',
    ).map(spaced),
    taken: 'The program looks at the box, and has no use for it.',
  },
  holds: {
    title: 'WeakHashMap, the value refers to its key',
    variables: ['map', 'dog()'],
    objects: ['table', 'entry', 'dog', 'value'],
    edges: edges(`${map} value>dog`),
    taken: inMap,
  },
  knows: {
    title: 'WeakHashMap, the value is a text',
    variables: ['map', 'dog()'],
    objects: ['table', 'entry', 'dog', 'value'],
    edges: edges(map),
    taken: inMap,
  },
  captures: {
    title: 'Cleaner, the action refers to its camera',
    variables: ['cleaner', 'camera()'],
    objects: ['list', 'cleanable', 'action', 'camera'],
    edges: edges(`${cleaner} action>camera`),
    taken: inCleaner,
  },
  record: {
    title: 'Cleaner, the action knows only the place',
    variables: ['cleaner', 'camera()'],
    objects: ['list', 'cleanable', 'action', 'camera'],
    edges: edges(cleaner),
    taken: inCleaner,
  },
  page: {
    title: 'a weak and a soft way to one page',
    variables: ['cache', 'last', 'lost'],
    objects: ['box S', 'box W', 'box L', 'index', 'page'],
    edges: edges('cache>box_S box_S~soft~index index>page last>box_W box_W~weak~page lost>box_L box_L~weak~page').map(
      spaced,
    ),
    taken: 'The program looks at the box, and has no use for it.',
  },
} as const satisfies Record<Name, Scene>;

function spaced({ from, to, strength }: Edge): Edge {
  return { from: from.replace('_', ' '), to: to.replace('_', ' '), strength };
}
