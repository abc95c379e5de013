import { defineLab, fields, whole, type Frame, type Prediction } from '@groundwork/labs-kit/model';

import { counted, joules, LIMITS, PERIOD, readingFor, SLOT_MS, SLOTS, watts, type Setup } from './rules';

export interface State {
  readonly setup: Setup;
  /** How many slots have passed. */
  readonly passed: number;
}

/** The cells of the note's power bank. */
const BANK_WH = 37;

const initial: Setup = { idle: 10, busy: 60, on: 1, every: 5, begin: 0 };

/** Meters worth trying on the machine of the note. */
export const EXAMPLES = {
  'In step, at the peaks': initial,
  'In step, between them': { ...initial, begin: 2 },
  'Every 80 ms': { ...initial, every: 4 },
  'Every 20 ms': { ...initial, every: 1 },
  'No peaks': { ...initial, busy: 10 },
} as const satisfies Record<string, Setup>;

export const say = (value: number): string => `${value.toFixed(1)} J`;

function slotText(setup: Setup, slot: number): string {
  const { used, metered } = joules(setup, slot + 1);
  const span = `${slot * SLOT_MS} to ${(slot + 1) * SLOT_MS} ms: ${watts(setup, slot)} W.`;
  const meter = readingFor(setup, slot) === slot ? 'reads' : 'still counts';
  return `${span} The meter ${meter} ${counted(setup, slot)} W. So far ${say(used)}, by the meter ${say(metered)}.`;
}

const hours = (mean: number): string => (mean === 0 ? 'for ever' : `${(BANK_WH / mean).toFixed(1)} h`);

function verdict(setup: Setup): string {
  const { used, metered } = joules(setup, SLOTS);
  const seconds = (SLOTS * SLOT_MS) / 1000;
  const compared =
    metered === used
      ? 'which is right'
      : `${Math.abs((100 * (metered - used)) / used || 100).toFixed(0)} percent too ${metered > used ? 'much' : 'little'}`;
  return `The machine used ${say(used)}, ${(used / seconds).toFixed(1)} W on average. The meter counted ${say(metered)}, ${compared}. ${BANK_WH} Wh last ${hours(used / seconds)}, by the meter ${hours(metered / seconds)}.`;
}

function trace(setup: Setup): readonly Frame<State>[] {
  const { idle, busy, on, every } = setup;
  return [
    {
      text: `A machine takes ${busy} W for ${on * SLOT_MS} of every ${PERIOD * SLOT_MS} ms, and ${idle} W else. A meter reads the watts every ${every * SLOT_MS} ms and counts them until it reads again.`,
      state: { setup, passed: 0 },
    },
    ...Array.from({ length: SLOTS }, (_, slot) => ({
      text: slotText(setup, slot),
      state: { setup, passed: slot + 1 },
    })),
    { text: verdict(setup), state: { setup, passed: SLOTS } },
  ];
}

export const model = defineLab<Setup, State>({
  name: 'energy',
  setup: fields({
    idle: whole(...LIMITS.idle),
    busy: whole(...LIMITS.busy),
    on: whole(...LIMITS.on),
    every: whole(...LIMITS.every),
    begin: whole(...LIMITS.begin),
  }),
  initial,
  // One period has passed; the next step shows what the second reading meets.
  startAt: PERIOD,
  trace,
});

function predict(): Prediction {
  const { idle, busy, every } = initial;
  const { used } = joules(initial, PERIOD);
  const mean = (1000 * used) / (PERIOD * SLOT_MS);
  const answers = [mean, idle, busy];
  return {
    question: `The machine takes ${mean} W on average. The meter read ${counted(initial, 0)} W at the start, and reads again after ${every * SLOT_MS} ms. What will it read?`,
    choices: answers.map((one) => `${one} W`),
    right: answers.indexOf(watts(initial, every)),
    because: `It comes round in step with the machine and always meets it at work: ${verdict(initial)}`,
  };
}

export const prediction = predict();
