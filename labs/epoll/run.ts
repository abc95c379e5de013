import type { Frame } from '@groundwork/labs-kit/model';

export type Mode = 'level' | 'edge';
/** What the program does with an event: one read of an order, or reads until the kernel says EAGAIN. */
export type Handler = 'one' | 'drain';
export type Act = 'write' | 'close' | 'turn' | 'modify';

export type Mark = 'put' | 'look' | 'found' | 'absent' | 'removed';

export interface State {
  readonly mode: Mode;
  readonly handler: Handler;
  /** Orders in the pipe, 8 bytes each. */
  readonly pipe: readonly number[];
  readonly closed: boolean;
  /** Whether the entry of the pipe is on the ready list. */
  readonly ready: boolean;
  readonly read: readonly number[];
  readonly sawEnd: boolean;
  readonly events: number;
  /** What the step is about. */
  readonly at: 'pipe' | 'ready' | 'read' | null;
  readonly mark: Mark;
  /** How `epoll_wait` ended in this step, if it did. */
  readonly wait: 'event' | 'nothing' | null;
}

/** A pipe has room for more; a figure has not. */
export const MOST_ORDERS = 8;
const BYTES = 8;

const START = {
  pipe: [],
  closed: false,
  ready: false,
  read: [],
  sawEnd: false,
  events: 0,
  at: null,
  mark: 'put',
  wait: null,
} as const;

/** Plays one setup: a customer who writes orders, an epoll that watches the pipe, a program that waits and reads. */
export class Run {
  readonly frames: Frame<State>[] = [];
  private state: State;
  private orders = 0;

  constructor(mode: Mode, handler: Handler) {
    this.state = { mode, handler, ...START };
    const flags = mode === 'edge' ? 'EPOLLIN | EPOLLET' : 'EPOLLIN';
    this.say(`The pipe is on the interest list with ${flags}. It is empty, so the ready list is empty too.`);
  }

  do(act: Act): void {
    if (act === 'write') this.write();
    else if (act === 'close') this.close();
    else if (act === 'turn') this.turn();
    else this.modify();
  }

  private say(text: string, change: Partial<State> = {}): void {
    this.state = { ...this.state, at: null, wait: null, ...change };
    this.frames.push({ text, state: this.state });
  }

  private get readable(): boolean {
    return this.state.pipe.length > 0 || this.state.closed;
  }

  private write(): void {
    if (this.state.closed) return this.say('The customer has closed the pipe and sends nothing more.');
    if (this.state.pipe.length === MOST_ORDERS) return this.say('This figure has no room for more unread orders.');
    const order = ++this.orders;
    const was = this.state.ready ? 'is on the ready list already: two arrivals, one entry' : 'goes to the ready list';
    return this.say(`Order ${order} arrives. The entry of the pipe ${was}.`, {
      pipe: [...this.state.pipe, order],
      ready: true,
      at: 'pipe',
      mark: 'put',
    });
  }

  private close(): void {
    if (this.state.closed) return this.say('The customer has closed the pipe already.');
    const was = this.state.ready
      ? 'is on the ready list already: order and end become one event'
      : 'goes to the ready list';
    return this.say(`The customer closes the pipe, which causes EPOLLHUP: the entry ${was}.`, {
      closed: true,
      ready: true,
      at: 'pipe',
      mark: 'put',
    });
  }

  private modify(): void {
    if (!this.readable)
      return this.say('EPOLL_CTL_MOD looks at the pipe again: there is nothing to read, so nothing changes.', {
        at: 'pipe',
        mark: 'look',
      });
    const was = this.state.ready ? 'is on the ready list already' : 'goes to the ready list';
    return this.say(`EPOLL_CTL_MOD looks at the pipe again: there is something to read, and its entry ${was}.`, {
      ready: true,
      at: 'ready',
      mark: 'put',
    });
  }

  private turn(): void {
    if (!this.state.ready) return this.sleep('epoll_wait finds an empty ready list and sleeps');
    this.say('epoll_wait takes the entry off the ready list and looks at the pipe.', {
      ready: false,
      at: 'ready',
      mark: 'removed',
    });
    if (!this.readable) return this.sleep('The pipe has nothing to read. epoll_wait sleeps');
    const again = this.state.mode === 'level';
    const back = again ? 'Level-triggered, the entry goes back to the list.' : 'Edge-triggered, the entry stays off.';
    this.say(`The pipe is ready: epoll_wait returns an event. ${back}`, {
      ready: again,
      events: this.state.events + 1,
      at: 'ready',
      mark: again ? 'put' : 'found',
      wait: 'event',
    });
    if (this.state.handler === 'one') this.readOne();
    else this.drain();
  }

  private sleep(how: string): void {
    const unread = this.state.pipe.length * BYTES;
    const missed = unread > 0 ? `, with ${unread} bytes unread in the pipe` : '';
    const end = unread === 0 && this.state.closed && !this.state.sawEnd ? ', and never learns of the end' : '';
    this.say(`${how}${missed}${end}.`, { at: unread > 0 ? 'pipe' : 'ready', mark: 'absent', wait: 'nothing' });
  }

  /** Reads 8 bytes, or the end; false when there is neither. */
  private readOne(): boolean {
    const [order, ...pipe] = this.state.pipe;
    if (order !== undefined) {
      this.say(`The program reads order ${order}.`, {
        pipe,
        read: [...this.state.read, order],
        at: 'read',
        mark: 'found',
      });
      return true;
    }
    if (!this.state.closed) return false;
    this.say('read returns 0: the end. The program knows that nothing will follow.', {
      sawEnd: true,
      at: 'read',
      mark: 'found',
    });
    return false;
  }

  private drain(): void {
    while (this.readOne());
    if (!this.state.closed)
      this.say('read fails with EAGAIN: the pipe is empty, so the next arrival is a new edge.', {
        at: 'pipe',
        mark: 'look',
      });
  }
}
