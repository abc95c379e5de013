import type { Frame } from '@groundwork/labs-kit/model';

/** Exchanges, queues and bindings are those of the note's `routes.mjs`. */
export const TYPES = ['direct', 'fanout', 'topic', 'headers'] as const;
export type Type = (typeof TYPES)[number];
export const QUEUES = ['archive', 'fraud', 'invoices', 'mails'] as const;
export type Queue = (typeof QUEUES)[number];
export const ANSWERS = ['ack', 'requeue', 'reject', 'crash'] as const;
export type Answer = (typeof ANSWERS)[number];

export interface Headers {
  readonly type: string;
  readonly paid: string;
}

export interface Binding {
  readonly queue: Queue;
  /** The binding key; for a headers exchange `all` or `any`. */
  readonly key: string;
}

export interface Setup {
  readonly type: Type;
  /** Routing key, at most 24 letters, digits and dots. */
  readonly key: string;
  readonly headers: Headers;
  /** What the consumer does with each delivery. */
  readonly answer: Answer;
}

export interface State {
  readonly bindings: readonly (Binding & { readonly fits: boolean | null })[];
  readonly queues: Readonly<Record<Queue, number>>;
  /** Deliveries of the copy that the figure follows. */
  readonly deliveries: number;
  readonly held: boolean;
  readonly followed: Queue | null;
  readonly dead: number;
  readonly fate: string;
}

export const NAMES: Readonly<Record<Type, string>> = {
  direct: 'jobs',
  fanout: 'news',
  topic: 'orders',
  headers: 'files',
};
export const BINDINGS: Readonly<Record<Type, readonly Binding[]>> = {
  direct: [
    { queue: 'invoices', key: 'invoice' },
    { queue: 'mails', key: 'mail' },
  ],
  fanout: [
    { queue: 'archive', key: '' },
    { queue: 'mails', key: '' },
  ],
  topic: [
    { queue: 'invoices', key: '*.paid' },
    { queue: 'fraud', key: 'eu.#' },
    { queue: 'archive', key: '#' },
  ],
  headers: [
    { queue: 'invoices', key: 'all' },
    { queue: 'archive', key: 'any' },
  ],
};
/** Failed deliveries after which the queue gives a message up, as in `life.mjs`. */
export const LIMIT = 3;

/** Whether a topic pattern fits: `*` is one word, `#` any number of words. */
export function topicFits(pattern: readonly string[], words: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return words.length === 0;
  if (first === '#') return topicFits(rest, words) || (words.length > 0 && topicFits(pattern, words.slice(1)));
  return words.length > 0 && (first === '*' || first === words[0]) && topicFits(rest, words.slice(1));
}

function fits({ type, key, headers }: Setup, binding: Binding): boolean {
  if (type === 'direct') return binding.key === key;
  if (type === 'fanout') return true;
  if (type === 'topic') return topicFits(binding.key.split('.'), key === '' ? [] : key.split('.'));
  const same = [headers.type === 'pdf', headers.paid === 'true'];
  return binding.key === 'all' ? same.every(Boolean) : same.some(Boolean);
}

/** The queues that get a copy. */
export const reached = (setup: Setup): readonly Queue[] =>
  BINDINGS[setup.type].filter((binding) => fits(setup, binding)).map(({ queue }) => queue);

export const condition = (type: Type, { key }: Binding): string =>
  type === 'fanout' ? 'any message' : type === 'headers' ? `${key} of type=pdf paid=true` : key;

/** Publishes one message and follows its first copy until it is gone. */
export function play(setup: Setup): readonly Frame<State>[] {
  const frames: Frame<State>[] = [];
  const exchange = NAMES[setup.type];
  let state: State = {
    bindings: BINDINGS[setup.type].map((binding) => ({ ...binding, fits: null })),
    queues: { archive: 0, fraud: 0, invoices: 0, mails: 0 },
    deliveries: 0,
    held: false,
    followed: null,
    dead: 0,
    fate: 'at the exchange',
  };
  const say = (text: string, to: Partial<State> = {}) => {
    state = { ...state, ...to };
    frames.push({ text, state });
  };
  const what =
    setup.type === 'headers'
      ? `the headers type=${setup.headers.type} paid=${setup.headers.paid}`
      : `the key “${setup.key}”`;
  say(`A message with ${what} is at the ${setup.type} exchange ${exchange}.`);
  for (const [index, binding] of BINDINGS[setup.type].entries()) {
    const yes = fits(setup, binding);
    const bindings = state.bindings.map((one, at) => (at === index ? { ...one, fits: yes } : one));
    const queues = yes ? { ...state.queues, [binding.queue]: state.queues[binding.queue] + 1 } : state.queues;
    const outcome = yes ? `fits: ${binding.queue} gets a copy` : `does not fit: nothing for ${binding.queue}`;
    say(`The binding to ${binding.queue} (${condition(setup.type, binding)}) ${outcome}.`, { bindings, queues });
  }
  const followed = reached(setup)[0];
  if (followed === undefined) {
    say('No binding fits. The message is dropped, and the publisher gets its confirm all the same.', {
      fate: 'dropped',
    });
    return frames;
  }
  const without = { ...state.queues, [followed]: 0 };
  say(`The publisher gets its confirm. Now follow the copy in ${followed}.`, { followed, fate: 'in its queue' });
  for (let delivery = 1; ; delivery++) {
    const again = delivery > 1 ? ', marked as redelivered' : '';
    say(`Delivery ${delivery} to the consumer${again}. The queue keeps the copy until the consumer answers.`, {
      deliveries: delivery,
      held: true,
      fate: 'unacknowledged',
    });
    if (setup.answer === 'ack') {
      say('The consumer acknowledges, and the queue deletes its copy.', { queues: without, held: false, fate: 'done' });
      return frames;
    }
    if (setup.answer === 'reject') {
      say('The consumer rejects the copy without requeueing: it becomes a dead letter, and goes to the queue dead.', {
        queues: without,
        held: false,
        dead: 1,
        fate: 'dead letter',
      });
      return frames;
    }
    const how =
      setup.answer === 'crash' ? 'The connection is lost' : 'The consumer rejects the copy and wants it requeued';
    if (delivery > LIMIT) {
      say(`${how}. That was failure ${delivery}, beyond the limit of ${LIMIT}: the copy becomes a dead letter.`, {
        queues: without,
        held: false,
        dead: 1,
        fate: 'dead letter',
      });
      return frames;
    }
    say(`${how}. That was failure ${delivery}: the copy is in the queue again.`, {
      held: false,
      fate: 'in its queue',
    });
  }
}
