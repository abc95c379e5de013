import { programLimits } from '../../shared/limits';
import {
  isGreeting,
  type Excess,
  type FrameSource,
  type FromFrame,
  type Greeting,
  type ToFrame,
} from '../../shared/frameMessages';
import { watchMemory } from './watchMemory';

/** `shown` comes first and is followed by at most one of the others, after which the frame is empty. */
export type FrameEnding = 'shown' | Excess | 'memory' | 'output' | 'stopped' | 'unavailable';

export interface ShownFrame {
  /** Hears nothing of it any more; what is shown stays. */
  leave(): void;
  /** Empties the frame, whatever its script is at. */
  stop(): void;
}

interface Heard {
  onLine(text: string): void;
  onEnd(ending: FrameEnding): void;
}

/**
 * Shows an edited sample in a fresh frame in the place of the given one, and asks it all the time whether it is still
 * there. One that does not answer, because its script never pauses or because it left its document, is replaced by an
 * empty one: that ends its process where the browser gives sandboxed frames one of their own.
 */
export function showFrame(
  old: HTMLIFrameElement,
  address: string,
  source: FrameSource,
  { onLine, onEnd }: Heard,
): ShownFrame {
  const frame = replacementFrame(old, address);
  const { port1: port, port2 } = new MessageChannel();
  const tell = (message: ToFrame): void => port.postMessage(message);
  let timer = setTimeout(() => end('unavailable'), programLimits.loading);
  let left: number = programLimits.output;
  let isShown = false;
  let isAsked = false;
  const giveBackHistory = ownHistory();
  const stopWatching = watchMemory(() => end('memory'));
  const leave = (): void => {
    clearTimeout(timer);
    stopWatching();
    removeEventListener('message', greeted);
    removeEventListener('message', counted);
    port.close();
  };
  const end = (ending: FrameEnding): void => {
    leave();
    replacementFrame(frame, 'about:blank');
    if (ending === 'history') giveBackHistory();
    if (ending !== 'output' && ending !== 'unavailable') endProcess();
    onEnd(ending);
  };
  /** Takes off what a message costs the page; a frame that floods it, with whatever, is at its end. */
  const count = (length: number): void => {
    left -= Math.max(length, programLimits.message);
    if (left < 0) end('output');
  };
  const ping = (): void => {
    isAsked = true;
    tell({ kind: 'ping' });
    timer = setTimeout(() => (document.hidden ? ping() : end('time')), programLimits.busy);
  };
  const hear: Record<FromFrame['kind'], (text: string) => void> = {
    pong: () => {
      if (!isAsked) return count(0);
      isAsked = false;
      // The first answer comes after the sample was shown: messages keep their order.
      if (!isShown) onEnd('shown');
      isShown = true;
      clearTimeout(timer);
      timer = setTimeout(ping, programLimits.busy / 5);
    },
    over: (what) => end(isExcess(what) ? what : 'time'),
    line: (text) => {
      onLine(text.slice(0, left));
      count(text.length + 1);
    },
  };
  const counted = ({ source: sender }: MessageEvent<unknown>): void => {
    if (sender !== null && sender === frame.contentWindow) count(0);
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { kind, text } = (data ?? {}) as { kind?: unknown; text?: unknown };
    if (typeof kind === 'string' && Object.hasOwn(hear, kind)) hear[kind as FromFrame['kind']](String(text));
    else count(0);
  };
  // Any window may send a message. Only the one of this frame is answered, and only while its origin is opaque, which
  // the browser says: a document that would share ours gets neither the channel nor what the reader wrote.
  const greeted = (event: MessageEvent<unknown>): void => {
    if (event.source !== frame.contentWindow || event.origin !== 'null' || !isGreeting(event.data, 'hello')) return;
    removeEventListener('message', greeted);
    frame.removeEventListener('load', loaded);
    clearTimeout(timer);
    // An opaque origin has no name that an answer could be addressed to: the token is for this document alone.
    frame.contentWindow?.postMessage({ kind: 'welcome', token: event.data.token } satisfies Greeting, '*', [port2]);
    addEventListener('message', counted);
    tell({ kind: 'show', source });
    ping();
  };
  const loaded = (): void => {
    clearTimeout(timer);
    // It greets at once, if it is our document and no error of the network.
    timer = setTimeout(() => end('unavailable'), 4 * programLimits.busy);
  };
  addEventListener('message', greeted);
  frame.addEventListener('load', loaded, { once: true });
  return { leave, stop: () => end('stopped') };
}

const excesses: readonly string[] = ['time', 'history', 'size'] satisfies readonly Excess[];
const isExcess = (text: string): text is Excess => excesses.includes(text);

/** Returns what takes back the entries that were made since in the reader's history, where the reader made none. */
function ownHistory(): () => void {
  const { length } = history;
  const place = (): string => JSON.stringify([location.href, history.state]);
  const before = place();
  return () => {
    // Firefox takes a frame's entries away with the frame, in a while.
    setTimeout(() => {
      const added = history.length - length;
      if (added > 0 && place() === before) history.go(-added);
    }, emptyFor);
  };
}

/** Milliseconds for which no frame of the page holds a document: enough for the browser to end their process. */
const emptyFor = 500;

/**
 * A browser may give all sandboxed frames of a page one process. While one of them holds a document, a script that never
 * pauses goes on, and no other frame of the page answers: so all are emptied for a moment, then loaded anew.
 */
function endProcess(): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('.sample__live iframe')]
    .filter(({ src }) => src !== 'about:blank')
    .map((frame) => ({ address: frame.src, empty: replacementFrame(frame, 'about:blank') }));
  setTimeout(() => {
    for (const { address, empty } of frames) if (empty.isConnected) replacementFrame(empty, address);
  }, emptyFor);
}

/** A frame with the same sandbox, name and size, in the place of another. */
export function replacementFrame(old: HTMLIFrameElement, address: string): HTMLIFrameElement {
  const next = old.cloneNode() as HTMLIFrameElement;
  next.loading = 'eager';
  next.src = address;
  old.replaceWith(next);
  return next;
}
