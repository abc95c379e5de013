import { byLetter, defineLab, fields, list, whole, type Prediction } from '@groundwork/labs-kit/model';

import { MOST_RUNNING, ROOM, ROUNDS, trace, type Setup, type State } from './run';

export type { Setup, State } from './run';

const initial: Setup = { cards: 'read', visits: 'end', running: [1, 1, 1] };
const each = (count: number): Setup => ({ ...initial, running: Array.from({ length: ROUNDS }, () => count) });

/** Runs worth starting from. */
export const EXAMPLES = {
  'Most die young': initial,
  'All others die': each(0),
  'Few die': each(MOST_RUNNING),
  'Cards ignored': { ...initial, cards: 'ignored' },
  'A leak': { ...each(MOST_RUNNING), visits: 'stay' },
} as const satisfies Record<string, Setup>;

/** What was written when a lab had single operations: k for an object that is kept, d for one that is dropped, y or f for a collection. */
const OLD = /^([ri])((?:\.(?:[kblyf]|d[A-Z]2?)){0,40})$/;

/** A run with as many living objects before each collection; the first of all is M. */
function renewed(text: string): string {
  const [, cards, ops = ''] = OLD.exec(text) ?? [];
  if (cards === undefined) return text;
  const groups = ops.split(/[yf]/).map((group) => group.split('k').length - group.split('d').length);
  const running = Array.from({ length: ROUNDS }, (_, at) =>
    Math.min(MOST_RUNNING, (groups[at] ?? 0) - (at === 0 ? 1 : 0)),
  );
  return [cards, 'e', ...running.map((count) => Math.max(0, count))].join('.');
}

export const model = defineLab<Setup, State>({
  name: 'generations',
  setup: fields({
    cards: byLetter(['read', 'ignored']),
    visits: byLetter(['end', 'stay']),
    running: list(whole(0, MOST_RUNNING), ROUNDS, { separator: '.', least: ROUNDS }),
  }),
  initial,
  startAt: 2,
  trace,
  renewed,
});

function predict(): Prediction {
  const [full, looked, moved] = trace(initial).slice(model.startAt);
  const all = full!.state.items.length;
  const counts = [all, ROOM.eden, looked!.state.looked.size];
  return {
    question: `Eden is full, and a young collection begins. The heap holds ${all} objects. At how many of them does it look?`,
    choices: [`all ${counts[0]}`, `all ${counts[1]} in Eden`, `${counts[2]} in Eden`],
    right: counts.indexOf(moved!.state.works[0]!.looked),
    because: `${looked!.text} ${moved!.text}`,
  };
}

export const prediction = predict();
