import { useRef, type ReactElement } from 'react';

import type { Lab } from '@groundwork/labs-kit';
import {
  HEIGHT,
  ShapeElement,
  Sized,
  toHundredth,
  useWidth,
  writing,
  type Actor,
  type Shape,
  type Words,
} from '@groundwork/labs-kit/drawings';
import type { Setup } from './model';
import { BUFFER_LINES, PIPE_LINES, type Line, type State } from './run';

/** From the top of a line to that of the next, and how high a line is. */
const PITCH = 24;
const LINE = 21;
const EDGE = 10;
const PROGRAM = { top: 22, foot: 150 };
const PIPE = { top: 166, foot: 166 + PIPE_LINES * PITCH + 3 };
const FOOT = { title: 333, top: 340 };
/** How many lines the places at the foot have room for: what was read, and what is lost. */
const SHOWN = 4;

/** Less than this and nothing fits: a picture that is not shown yet. */
const LEAST_WIDTH = 288;

const STREAMS = { out: 'a', err: 'c' } as const satisfies Record<Line['stream'], Actor>;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Everything that is drawn of a state: the program, the pipe below it, and at the foot what was read and what is lost. */
class Picture {
  readonly shapes: Shape[] = [];
  private readonly width: number;
  /** How wide a line is. */
  private readonly wide: number;
  private readonly say: (words: Words) => string;

  constructor(
    width: number,
    private readonly state: State,
  ) {
    this.width = Math.max(width, LEAST_WIDTH);
    this.wide = Math.min(170, (this.width - 3 * EDGE) / 2);
    this.say = writing(this.width).say;
    this.program();
    this.pipe();
    this.foot();
    this.lines();
  }

  private get right(): number {
    return this.width - EDGE - this.wide;
  }

  private get middle(): number {
    return (this.width - this.wide) / 2;
  }

  private get isPiped(): boolean {
    return this.state.target !== 'terminal';
  }

  private text(key: string, look: string, { x, y }: Spot, words: Words, textAnchor = 'start'): void {
    this.shapes.push({
      key,
      tag: 'text',
      look,
      at: { x: toHundredth(x), y: toHundredth(y), textAnchor },
      text: this.say(words),
    });
  }

  private box(key: string, look: string, actor: Actor | undefined, box: readonly number[], rx = 4): void {
    const [x, y, width, height] = box.map(toHundredth);
    const at = { x: x!, y: y!, width: width!, height: height!, rx };
    this.shapes.push({ key, tag: 'rect', look, ...(actor && { actor }), at });
  }

  private program(): void {
    const { writer, target } = this.state;
    const says = { running: 'runs', 'asleep in write': 'waits: the pipe is full', ended: 'has ended' } as const;
    const isOver = writer !== 'running' && writer !== 'asleep in write';
    this.text('program', 'strong', { x: 1, y: 15 }, 'price.py');
    const words = writer in says ? says[writer as keyof typeof says] : `✗ ${writer}`;
    this.text('writer', isOver ? 'lost' : 'soft', { x: this.width - 2, y: 15 }, words, 'end');
    const { top, foot } = PROGRAM;
    this.box('program box', isOver ? 'pipe-gone' : 'pipe-frame', 'a', [1, top, this.width - 2, foot - top]);
    this.text('buffer', 'soft', { x: EDGE, y: top + 18 }, ['results: a buffer', 'results wait in its buffer']);
    this.text('none', 'soft', { x: this.right, y: top + 18 }, ['messages: no buffer', 'messages have no buffer']);
    const places = target === 'pipe' ? BUFFER_LINES : 1;
    for (let at = 0; at < places; at++) this.slot(`buffer ${at}`, { x: EDGE, y: top + 27 + at * PITCH });
  }

  private slot(key: string, { x, y }: Spot): void {
    this.box(`slot ${key}`, 'pipe-slot', undefined, [x, y, this.wide, LINE], 3);
  }

  private pipe(): void {
    const { reader } = this.state;
    const { top, foot } = PIPE;
    const isOpen = this.isPiped && reader !== 'gone';
    const look = isOpen ? 'pipe-tube' : 'pipe-gone';
    this.box('tube', look, 'd', [this.middle - 5, top - 5, this.wide + 10, foot - top + 8], 10);
    if (this.isPiped)
      for (let at = 0; at < PIPE_LINES; at++) this.slot(`pipe ${at}`, { x: this.middle, y: top + at * PITCH });
    const x = this.middle + this.wide + 12;
    this.text('pipe', 'strong', { x, y: 232 }, this.isPiped ? ['pipe', 'pipe, in the kernel'] : 'no pipe');
    this.text('room', 'soft', { x, y: 248 }, this.isPiped ? ['6 lines', 'room for 6 lines'] : '');
    this.text(
      'in',
      'soft',
      { x: this.middle - 14, y: PIPE.top + 14 },
      this.isPiped ? ['in ↓', 'last in ↓'] : '',
      'end',
    );
    const out: Words = this.isPiped ? ['out ↓', 'first out ↓'] : '';
    this.text('out', 'soft', { x: this.middle - 14, y: PIPE.foot - 6 }, out, 'end');
  }

  private foot(): void {
    const { reader, seen, lost, target } = this.state;
    const name = target === 'terminal' ? 'The screen' : 'cat';
    const has = { there: 'has read', 'at the end': 'is at the end', gone: 'has left' }[reader];
    const verb = target === 'terminal' ? 'shows' : has;
    this.text(
      'reader',
      'strong',
      { x: 1, y: FOOT.title },
      seen.length > SHOWN ? `${name}: last ${SHOWN} of ${seen.length}` : `${name} ${verb}`,
    );
    const height = SHOWN * PITCH + 1;
    this.box('reader box', reader === 'gone' ? 'pipe-gone' : 'pipe-frame', 'b', [
      1,
      FOOT.top,
      this.wide + EDGE + 4,
      height,
    ]);
    const gone = lost.length > SHOWN ? `lost: ${lost.length}` : 'lost';
    this.text('lost', lost.length > 0 ? 'lost' : 'soft', { x: this.right, y: FOOT.title }, gone);
  }

  /** Each line where it is; a line that is on its way has the same key before and after. */
  private lines(): void {
    const { buffer, waiting, pipe, seen, lost } = this.state;
    const column = (x: number, top: number) => (at: number) => ({ x, y: top + at * PITCH });
    const inside = PROGRAM.top + 27;
    this.put(buffer, column(EDGE, inside));
    this.put(waiting, column(this.right, inside));
    this.put(pipe, (at) => ({ x: this.middle, y: PIPE.top + (PIPE_LINES - 1 - at) * PITCH }));
    this.put(seen.slice(-SHOWN), column(EDGE, FOOT.top + 3));
    this.put(lost.slice(-SHOWN), column(this.right, FOOT.top + 3), true);
  }

  private put(lines: readonly Line[], place: (at: number) => Spot, isLost = false): void {
    lines.forEach(({ number, stream, words }, at) => {
      const { x, y } = place(at);
      const now = this.state.moved.includes(number) ? ' pipe-now' : '';
      const look = isLost ? 'pipe-lost' : 'pipe-line';
      this.box(`line ${number}`, `${look}${now}`, STREAMS[stream], [x, y, this.wide, LINE], stream === 'out' ? 2 : 10);
      this.text(`line ${number} t`, 'inside', { x: x + 9, y: y + 15 }, `${number} ${words}`);
    });
  }
}

/** The picture of a state at a width. What has the same key in two pictures is the same thing, which the stage moves. */
export const pipePicture = (state: State, width: number): readonly Shape[] => new Picture(width, state).shapes;

/** What the picture shows, in words. */
export function saysOf({ writer, reader, buffer, waiting, pipe, seen, lost }: State): string {
  const list = (lines: readonly Line[]) =>
    lines.map(({ number, words }) => `${number} ${words}`).join(', ') || 'nothing';
  const hand = waiting.length > 0 ? ` It waits with ${list(waiting)}.` : '';
  return `price.py: ${writer}. In its buffer: ${list(buffer)}.${hand} In the pipe: ${list(pipe)}. Read: ${list(seen)}. Lost: ${list(lost)}. The reader is ${reader}.`;
}

/** The program above, the pipe below it, the reader at the foot: where each printed line is. */
export function Drawing({ lab: { frame } }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  return (
    <Sized className="lanes" root={root} width={width}>
      {(wide, kind) => (
        <svg
          key={kind}
          className={`lanes-svg lanes-${kind}`}
          viewBox={`0 0 ${wide} ${HEIGHT}`}
          role="img"
          aria-label={saysOf(frame.state)}
        >
          {pipePicture(frame.state, wide).map((shape) => (
            <ShapeElement key={shape.key} shape={shape} />
          ))}
        </svg>
      )}
    </Sized>
  );
}
