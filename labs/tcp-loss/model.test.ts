import { describe, expect, it } from 'vitest';
import { seeded } from '@groundwork/lib/seeded';
import { EXAMPLES, model, MOST_LOST, predictionOf, toggled, type Setup } from './model';
import { longestWait, MESSAGES, run, WAY } from './run';

/** Every set of lost packets for a run of three and one of six messages: 256 sets each. */
function everySetup(transport: Setup['transport']): Setup[] {
  const setups: Setup[] = [];
  for (const messages of [3, 6])
    for (let bits = 0; bits < 2 ** MOST_LOST; bits++) {
      const lost = Array.from({ length: MOST_LOST }, (_, index) => index + 1).filter((n) => bits & (1 << (n - 1)));
      setups.push({ transport, messages, lost });
    }
  return setups;
}

const end = (setup: Setup) => run(setup).at(-1)!.state;
const named = (indexes: readonly number[]) => indexes.map((index) => MESSAGES[index]!.name);
const start = { transport: 'tcp', ...EXAMPLES['Lose the second'] } as const;
const [TRIP, LINUX] = [2 * WAY, 200];

describe('what a program can read', () => {
  it('is everything in order over TCP, each message when all before it have arrived', () => {
    for (const setup of everySetup('tcp')) {
      const { messages, readable } = end(setup);
      expect(readable).toEqual(messages.map((_, index) => index));
      let latest = 0;
      for (const { arrived, read } of messages) {
        latest = Math.max(latest, arrived!);
        expect(read).toBe(latest);
      }
    }
  });

  it('is everything over QUIC, each message when it arrives', () => {
    for (const setup of everySetup('quic')) {
      const state = end(setup);
      expect([...state.readable].sort()).toEqual(state.messages.map((_, index) => index));
      for (const { arrived, read } of state.messages) expect(read).toBe(arrived);
      expect(longestWait(state)).toBe(0);
    }
  });

  it('is over UDP what was not lost, and no packet is sent twice', () => {
    for (const setup of everySetup('udp')) {
      const state = end(setup);
      const kept = state.messages.flatMap((_, index) => (setup.lost.includes(index + 1) ? [] : [index]));
      expect(state.readable).toEqual(kept);
      expect(state).toMatchObject({ packets: setup.messages, again: 0 });
    }
  });
});

describe('repair', () => {
  it('is not needed when nothing is lost: as many packets as messages', () => {
    for (const transport of ['tcp', 'quic'] as const)
      expect(end({ transport, messages: 6, lost: [] })).toMatchObject({ packets: 6, again: 0 });
  });

  it('never repeats what has been acknowledged, and repeats at least what was lost', () => {
    for (const transport of ['tcp', 'quic'] as const)
      for (const setup of everySetup(transport)) {
        const { packets, again } = end(setup);
        expect(packets).toBe(setup.messages + again);
        expect(again).toBeGreaterThanOrEqual(setup.lost.filter((packet) => packet <= packets).length);
      }
  });

  it('of the note: one segment is sent again, and an answer told of the gap', () => {
    const frames = run(start);
    expect(end(start).again).toBe(1);
    expect(frames.some(({ text }) => text.includes('ack 5, has 9-14'))).toBe(true);
    expect(end(start).messages[2]).toMatchObject({ arrived: 40 + WAY, read: 40 + TRIP + WAY });
  });

  it('waits for a timer when nothing follows the loss: a round trip and 200 ms on Linux, then twice as long', () => {
    const lastOf = (setup: Setup) => end(setup).messages[2]!.arrived;
    // The last answer that is heard, to the second word, starts the timer.
    const heard = 20 + TRIP;
    const probe = heard + TRIP + LINUX;
    expect(lastOf({ transport: 'tcp', messages: 3, lost: [3] })).toBe(probe + WAY);
    const twice = probe + (TRIP + LINUX) + 2 * (TRIP + LINUX);
    expect(lastOf({ transport: 'tcp', messages: 3, lost: [3, 4, 5] })).toBe(twice + WAY);
    const quic = TRIP + 26;
    expect(lastOf({ transport: 'quic', messages: 3, lost: [3, 4] })).toBe(heard + quic + 2 * quic + WAY);
  });

  it('sends several lost words one after the other', () => {
    const sent = end({ transport: 'tcp', messages: 5, lost: [1, 2, 3] }).trips.filter(({ again }) => again);
    expect(sent.map(({ message }) => message)).toEqual([0, 1, 2]);
    expect(new Set(sent.map(({ from }) => from)).size).toBe(3);
  });

  it('has a timer at each time at which something is unanswered, and one alone', () => {
    for (const setup of everySetup('tcp')) {
      const { timers } = end(setup);
      timers.forEach(({ till, from }, index) => {
        expect(till).toBeGreaterThan(from);
        expect(timers[index + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(till!);
      });
    }
  });
});

describe('the model', () => {
  it('starts before “three” arrives, and knows what happens then', () => {
    expect(model.trace(model.initial)[model.startAt + 1]!.text).toContain('“three” arrives, but “two” is missing');
    const prediction = predictionOf(model.initial);
    expect(prediction.choices[prediction.right]).toContain('Later');
    expect(prediction.because).toContain('145 ms');
    expect(prediction.because).toContain('75 ms');
    expect(named(end({ ...start, transport: 'udp' }).readable)).toEqual(['one', 'three', 'four', 'five']);
  });

  it('asks what the setup shows', () => {
    const ask = (lost: number[], transport: Setup['transport'] = 'tcp') => {
      const { question, choices, right } = predictionOf({ transport, messages: 5, lost });
      return [question.split(' ').slice(0, 3).join(' '), choices[right]];
    };
    expect(ask([2])).toEqual(['“two” is lost,', 'Later, when the gap is filled']);
    expect(ask([2], 'udp')).toEqual(['“two” is lost,', 'At 75 ms, when it arrives']);
    expect(ask([5])).toEqual(['“five” is lost,', 'Its timer']);
    expect(ask([5], 'udp')).toEqual(['“five” is lost,', 'Nothing']);
    expect(ask([])).toEqual(['TCP carries five', 'That of the last']);
  });

  it('never asks without an answer', () => {
    for (const setup of [...everySetup('tcp'), ...everySetup('quic'), ...everySetup('udp')]) {
      const { choices, right } = predictionOf(setup);
      expect(choices[right]).toBeDefined();
    }
  });

  it('gives the same frames each time, as plain data, with time going forward', () => {
    const next = seeded(5);
    for (let round = 0; round < 40; round++) {
      const lost = [1, 2, 3, 4, 5, 6, 7, 8].filter(() => next() < 0.4);
      const frames = run({ transport: 'tcp', messages: 6, lost });
      expect(JSON.parse(JSON.stringify(frames))).toEqual(run({ transport: 'tcp', messages: 6, lost }));
      frames
        .slice(1)
        .forEach(({ state }, index) => expect(state.time).toBeGreaterThanOrEqual(frames[index]!.state.time));
    }
  });

  it('toggles a packet', () => {
    expect(toggled(start, 2).lost).toEqual([]);
    expect(toggled({ ...start, lost: [3] }, 1).lost).toEqual([1, 3]);
  });
});
