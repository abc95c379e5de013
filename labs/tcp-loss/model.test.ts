import { describe, expect, it } from 'vitest';
import { seeded } from '../../lib/seeded';
import { EXAMPLES, model, MOST_LOST, prediction, toggled, type Setup } from './model';
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
    expect(frames.some(({ text }) => text.includes('ack 5, has 9-13'))).toBe(true);
    expect(end(start).messages[2]).toMatchObject({ arrived: 20 + WAY, read: 30 + WAY });
  });

  it('waits for a timer when nothing follows the loss: two round trips and 200 ms on Linux, then twice as long', () => {
    expect(end({ transport: 'tcp', messages: 3, lost: [3] }).messages[2]!.arrived).toBe(20 + 20 + 200 + WAY);
    expect(end({ transport: 'tcp', messages: 3, lost: [3, 4, 5] }).messages[2]!.arrived).toBe(240 + 210 + 420 + WAY);
    expect(end({ transport: 'quic', messages: 3, lost: [3, 4] }).messages[2]!.arrived).toBe(20 + 36 + 72 + WAY);
  });
});

describe('the model', () => {
  it('starts before “three” arrives, and knows what happens then', () => {
    expect(model.trace(model.initial)[model.startAt + 1]!.text).toContain('“three” arrives. “two” is missing');
    expect(prediction.choices[prediction.right]).toContain('Later');
    expect(prediction.because).toContain('35 ms');
    expect(named(end({ ...start, transport: 'udp' }).readable)).toEqual(['one', 'three']);
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

  it('reads back what it writes and refuses the rest', () => {
    for (const setup of everySetup('quic')) expect(model.decode(model.encode(setup))).toEqual(setup);
    const hostile = [
      '',
      't',
      't.3',
      't.1.',
      't.7.',
      't.3.9',
      't.3.2-2',
      't.3.3-2',
      't.3.2-',
      'x.3.2',
      't.3.<b>',
      't.3.2 ',
    ];
    for (const text of hostile) expect(model.decode(text)).toBeNull();
  });

  it('toggles a packet', () => {
    expect(toggled(start, 2).lost).toEqual([]);
    expect(toggled({ ...start, lost: [3] }, 1).lost).toEqual([1, 3]);
  });
});
