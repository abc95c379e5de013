/** The text of the note's program; a test compares. */
export const TEXT = `
the king rules the land . the queen rules the land .
the king wears a golden crown . the queen wears a golden crown .
the king sat on the throne . the queen sat on the throne .
the cat drinks milk . the dog drinks water .
the cat chases the mouse . the dog chases the cat .
the cat sleeps on the sofa . the dog sleeps on the sofa .
the coffee is hot . the coffee is not cold .
the water is cold . the water is not hot .
the tea is hot . the tea is not cold .`;

/** How far apart two words may stand to be counted as together. */
const REACH = 2;
const STEPS = 16;

type Vector = readonly number[];

export interface Space {
  readonly words: readonly string[];
  readonly together: readonly Vector[];
  readonly ppmi: readonly Vector[];
  /** The vector of each word. */
  readonly vectors: readonly Vector[];
}

const sum = (list: Vector) => list.reduce((a, b) => a + b, 0);
const dot = (a: Vector, b: Vector) => a.reduce((total, x, at) => total + x * b[at]!, 0);
const length = (a: Vector) => Math.sqrt(dot(a, a));

/** The cosine of the angle between two vectors; 0 where one of them has no direction. */
export function cosine(a: Vector, b: Vector): number {
  const lengths = length(a) * length(b);
  return lengths < 1e-9 ? 0 : Math.min(1, Math.max(-1, dot(a, b) / lengths));
}

function counted(lists: readonly (readonly string[])[], words: readonly string[]): number[][] {
  const together = words.map(() => words.map(() => 0));
  for (const list of lists)
    list.forEach((word, at) => {
      for (const other of list.slice(Math.max(0, at - REACH), at)) {
        const [a, b] = [words.indexOf(word), words.indexOf(other)];
        together[a]![b]!++;
        together[b]![a]!++;
      }
    });
  return together;
}

/** Positive pointwise mutual information: log of how much more often than by chance, at least 0. */
function surprising(together: readonly Vector[]): number[][] {
  const sums = together.map(sum);
  const all = sum(sums);
  return together.map((row, i) =>
    row.map((count, j) => (count === 0 ? 0 : Math.max(0, Math.log((count * all) / (sums[i]! * sums[j]!))))),
  );
}

/** The strongest directions of a symmetric matrix, by power iteration with deflation; fewer where it has fewer. */
function axes(matrix: readonly Vector[], most: number): { axis: Vector; scale: number }[] {
  const found: { axis: Vector; scale: number }[] = [];
  while (found.length < Math.min(most, matrix.length)) {
    let axis: Vector = matrix.map((_, i) => Math.sin(i + 1 + found.length));
    let strength = 0;
    for (let step = 0; step < STEPS; step++) {
      for (let half = 0; half < 2; half++) {
        const before = axis;
        axis = matrix.map((row) => dot(row, before));
      }
      for (const other of found) {
        const part = dot(other.axis, axis);
        axis = axis.map((x, i) => x - part * other.axis[i]!);
      }
      strength = length(axis);
      if (strength < 1e-9) return found;
      const divisor = strength;
      axis = axis.map((x) => x / divisor);
    }
    found.push({ axis, scale: strength ** 0.25 });
  }
  return found;
}

/** Counts, their surprise and vectors of `size` numbers, from the text and one more sentence. */
export function build(extra: string, size: number): Space {
  const lists = `${TEXT} ${extra} .`
    .split('.')
    .map((sentence) => sentence.trim().split(/\s+/))
    .filter(([first]) => first !== '');
  const words = [...new Set(lists.flat())];
  const together = counted(lists, words);
  const ppmi = surprising(together);
  const found = axes(ppmi, size);
  return { words, together, ppmi, vectors: words.map((_, i) => found.map(({ axis, scale }) => axis[i]! * scale)) };
}
