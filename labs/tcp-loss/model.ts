import type { LabModel, Prediction } from '../../lib/labModel';

import { MESSAGES, MOST_LOST, run, type Setup, type State } from './run';

const LETTER = { tcp: 't', udp: 'u', quic: 'q' } as const;
const TRANSPORT = { t: 'tcp', u: 'udp', q: 'quic' } as const;

/** Which packets to lose: one in the middle, the last, one and its repetition. */
export const EXAMPLES = {
  'Lose the second': { messages: 3, lost: [2] },
  'Lose the last': { messages: 3, lost: [3] },
  'Lose it twice': { messages: 3, lost: [2, 4] },
  'Five messages': { messages: 5, lost: [2] },
} as const;

const initial: Setup = { transport: 'tcp', ...EXAMPLES['Lose the second'] };

const isArrival = (name: string) => (frame: { text: string }) => frame.text.includes(`“${name}” arrives`);

export const model: LabModel<Setup, State> = {
  name: 'tcp-loss',
  initial,
  startAt: run(initial).findIndex(isArrival('three')) - 1,
  trace: run,
  encode: ({ transport, messages, lost }) => `${LETTER[transport]}.${messages}.${lost.join('-')}`,
  decode(text) {
    const match = /^([tuq])\.([2-6])\.((?:[1-8](?:-[1-8])*)?)$/.exec(text);
    if (!match) return null;
    const lost = match[3] === '' ? [] : match[3]!.split('-').map(Number);
    if (lost.some((packet, index) => index > 0 && packet <= lost[index - 1]!)) return null;
    return { transport: TRANSPORT[match[1] as keyof typeof TRANSPORT], messages: Number(match[2]), lost };
  },
};

/** The setup with this packet lost if it was not, and spared if it was. */
export function toggled(setup: Setup, packet: number): Setup {
  const others = setup.lost.filter((one) => one !== packet);
  const lost = others.length < setup.lost.length ? others : [...others, packet];
  return { ...setup, lost: lost.sort((a, b) => a - b) };
}

function predict(): Prediction {
  const end = (transport: Setup['transport']) => run({ ...initial, transport }).at(-1)!.state.messages[2]!;
  const three = end('tcp');
  const choices = [`At ${three.arrived} ms, when it arrives`, 'Later, when the gap is filled', 'Never'];
  const right = three.read === null ? 2 : three.read > three.arrived! ? 1 : 0;
  return {
    question: `“${MESSAGES[1].name}” is lost, “three” arrives at ${three.arrived} ms. When can the program read “three” from TCP?`,
    choices,
    right,
    because: `It reads “three” at ${three.read} ms, together with “two”. With QUIC and a stream for each message it would read it at ${end('quic').read} ms.`,
  };
}

export const prediction = predict();
export { MOST_LOST, type Setup };
