import { byLetter, defineLab, fields, list, where, whole, type Prediction } from '@groundwork/labs-kit/model';

import { MESSAGES, MOST_LOST, run, type Setup, type State } from './run';

/** Which packets to lose: one in the middle, the last, one and its repetition. */
export const EXAMPLES = {
  'Lose the second': { messages: 5, lost: [2] },
  'Lose the last': { messages: 5, lost: [5] },
  'Lose the second twice': { messages: 5, lost: [2, 6] },
  'Lose nothing': { messages: 5, lost: [] },
} as const;

const initial: Setup = { transport: 'tcp', ...EXAMPLES['Lose the second'] };

const isArrival = (name: string) => (frame: { text: string }) => frame.text.includes(`“${name}” arrives`);

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > numbers[index - 1]!);

export const model = defineLab<Setup, State>({
  name: 'tcp-loss',
  setup: fields({
    transport: byLetter(['tcp', 'udp', 'quic']),
    messages: whole(2, 6),
    lost: where(list(whole(1, 8), 8, { separator: '-' }), isAscending),
  }),
  initial,
  startAt: run(initial).findIndex(isArrival('three')) - 1,
  trace: run,
});

/** The setup with this packet lost if it was not, and spared if it was. */
export function toggled(setup: Setup, packet: number): Setup {
  const others = setup.lost.filter((one) => one !== packet);
  const lost = others.length < setup.lost.length ? others : [...others, packet];
  return { ...setup, lost: lost.sort((a, b) => a - b) };
}

/** The first words of a run of which one is lost and a later one arrives before it, if there are such. */
function overtaken({ messages, lost }: Setup, end: State): { lost: number | null; later: number | null } {
  const packet = lost[0];
  if (packet === undefined || packet > messages) return { lost: null, later: null };
  const arrived = (message: number) => end.messages[message]?.arrived ?? Infinity;
  const later = end.messages.findIndex((_, message) => message >= packet && arrived(message) < arrived(packet - 1));
  return { lost: packet - 1, later: later < 0 ? null : later };
}

const nameOf = (message: number): string => `“${MESSAGES[message]!.name}”`;
const endOf = (setup: Setup): State => run(setup).at(-1)!.state;

/** When the program reads the last word, with one of five lost over TCP. */
const lastReadWithout = (packet: number): number =>
  Math.max(...endOf({ ...initial, lost: [packet] }).messages.map(({ read }) => read ?? 0));

function whoWaits(setup: Setup, end: State, lost: number, later: number): Prediction {
  const { arrived, read } = end.messages[later]!;
  const quic = endOf({ ...setup, transport: 'quic' }).messages[later]!;
  return {
    question: `${nameOf(lost)} is lost, ${nameOf(later)} arrives at ${arrived} ms. When can the program read ${nameOf(later)}?`,
    choices: [`At ${arrived} ms, when it arrives`, 'Later, when the gap is filled', 'Never'],
    right: read === null ? 2 : read > arrived! ? 1 : 0,
    because:
      setup.transport === 'tcp'
        ? `It reads ${nameOf(later)} at ${read} ms, after ${nameOf(lost)}. With QUIC and a stream for each word it would read it at ${quic.read} ms.`
        : `Only TCP keeps the order of all bytes: here no word waits for another.`,
  };
}

function whoNotices(setup: Setup, lost: number): Prediction {
  const again = run(setup).find(({ text }) => text.includes(`sends ${nameOf(lost)} again`));
  return {
    question: `${nameOf(lost)} is lost, and no word follows it. What makes the client send it again?`,
    choices: ['An answer that shows a gap', 'Its timer', 'Nothing'],
    right: again ? 1 : 2,
    because: again
      ? `No later word makes the kernel answer, so nobody but the timer notices. It is sent again at ${again.state.time} ms.`
      : 'UDP has no answers and no timer.',
  };
}

/** The question whose answer a setup shows: who waits, who notices, or which loss costs most. */
export function predictionOf(setup: Setup): Prediction {
  const end = endOf(setup);
  const { lost, later } = overtaken(setup, end);
  if (lost !== null) return later === null ? whoNotices(setup, lost) : whoWaits(setup, end, lost, later);
  const [second, last] = [lastReadWithout(2), lastReadWithout(5)];
  return {
    question: 'TCP carries five words. Which loss makes the program wait longer for the last one?',
    choices: ['That of the second', 'That of the last', 'Both the same'],
    right: second > last ? 0 : 1,
    because: `Without the second it reads all at ${second} ms. Without the last it is ${last} ms, because no answer shows that gap.`,
  };
}

export { MESSAGES, MOST_LOST, type Setup, type State };
