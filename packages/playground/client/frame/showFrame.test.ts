// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { defined } from '@groundwork/lib/defined';
import type { FrameSource, ToFrame } from '../../shared/frameMessages';
import { programLimits } from '../../shared/limits';
import { replacementFrame, showFrame, type FrameEnding, type ShownFrame } from './showFrame';

const source: FrameSource = { kind: 'html', file: 'a.html', texts: { 'a.html': '<p>' }, pictures: {} };

/** A channel whose messages arrive at once: clocks stand still here. */
class FakePort {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  other: FakePort | undefined;
  closed = false;
  postMessage = (data: unknown): void => this.other?.onmessage?.({ data });
  close = (): void => void (this.closed = true);
}
class FakeChannel {
  port1 = new FakePort();
  port2 = new FakePort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

const frameNow = (): HTMLIFrameElement => defined(document.querySelector('iframe'), 'The frame');

let endings: FrameEnding[];
let lines: string[];
let shown: ShownFrame;

/** Shows the sample; the frame greets like this. @returns the frame's end of the channel, and what it is told. */
function show(greeting: Partial<MessageEventInit> = {}): { port: FakePort; told: ToFrame[] } {
  shown = showFrame(frameNow(), '/frames/edit-html', source, {
    onLine: (line) => lines.push(line),
    onEnd: (ending) => endings.push(ending),
  });
  const frame = defined(frameNow().contentWindow, 'The window of the frame');
  const told: ToFrame[] = [];
  const port = new FakePort();
  frame.postMessage = ((_data: unknown, _origin: string, [given]: FakePort[]) => {
    port.other = given?.other;
    if (given) given.onmessage = ({ data }) => told.push(data as ToFrame);
    // There are two overloads, and only this one is used.
  }) as unknown as Window['postMessage'];
  const event = new MessageEvent('message', { origin: 'null', data: { kind: 'hello', token: 't' }, ...greeting });
  // Only a browser knows who sent a message.
  Object.defineProperty(event, 'source', { value: greeting.source === undefined ? frame : greeting.source });
  dispatchEvent(event);
  return { port, told };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', FakeChannel);
  vi.stubGlobal('crossOriginIsolated', false);
  [endings, lines] = [[], []];
  document.body.innerHTML =
    '<div class="sample__live"><iframe sandbox="allow-scripts" src="about:blank"></iframe></div>';
});
afterEach(() => {
  shown.leave();
  vi.useRealTimers();
});

describe('an edited sample in a frame', () => {
  it('is sent to a fresh frame that greets, and is asked whether it is there', () => {
    const { port, told } = show();
    expect(told).toEqual([{ kind: 'show', source }, { kind: 'ping' }]);
    expect([frameNow().getAttribute('sandbox'), new URL(frameNow().src).pathname]).toEqual([
      'allow-scripts',
      '/frames/edit-html',
    ]);
    port.postMessage({ kind: 'pong' });
    expect(endings).toEqual(['shown']);
    vi.advanceTimersByTime(programLimits.busy / 5);
    expect(told.at(-1)).toEqual({ kind: 'ping' });
    port.postMessage({ kind: 'pong' });
    expect(endings).toEqual(['shown']);
  });

  it.each<[who: string, greeting: Partial<MessageEventInit>]>([
    ['another window', { source: window }],
    ['a document that would share the origin of the site', { origin: 'https://site.example' }],
    ['something without a token', { data: { kind: 'hello' } }],
  ])('is not sent to %s', (_, greeting) => {
    expect(show(greeting).told).toEqual([]);
  });

  it('is emptied when it does not answer, stays away or is stopped, once', () => {
    show();
    vi.advanceTimersByTime(programLimits.busy);
    expect([endings, frameNow().src]).toEqual([['time'], 'about:blank']);
    shown = showFrame(frameNow(), '/frames/edit-html', source, {
      onLine: () => undefined,
      onEnd: (one) => endings.push(one),
    });
    vi.advanceTimersByTime(programLimits.loading);
    expect(endings).toEqual(['time', 'unavailable']);
    show();
    shown.stop();
    vi.advanceTimersByTime(programLimits.busy * 2);
    expect(endings).toEqual(['time', 'unavailable', 'stopped']);
  });

  it.each(['history', 'size', 'time', 'no such excess'])('is emptied when it tells of too much: %s', (text) => {
    const { port } = show();
    port.postMessage({ kind: 'over', text });
    expect(endings).toEqual([text === 'no such excess' ? 'time' : text]);
  });

  it('tells lines, and no more than are read', () => {
    const { port } = show();
    port.postMessage({ kind: 'line', text: 'a' });
    expect([lines, endings]).toEqual([['a'], []]);
    port.postMessage({ kind: 'line', text: 'b'.repeat(programLimits.output * 2) });
    expect(endings).toEqual(['output']);
    expect(lines.join('').length).toBeLessThanOrEqual(programLimits.output);
  });

  it('is at its end when it floods the page with what is nothing', () => {
    const { port } = show();
    for (let sent = 0; endings.length === 0 && sent < programLimits.output; sent++)
      port.postMessage(sent % 2 ? null : { kind: 'toString' });
    expect(endings).toEqual(['output']);
  });

  it('is not heard any more when it was left', () => {
    const { port } = show();
    shown.leave();
    port.postMessage({ kind: 'over', text: 'size' });
    vi.advanceTimersByTime(programLimits.loading);
    // A closed port says nothing; this one of the test is told so instead.
    expect(port.other?.closed).toBe(true);
    expect(endings.filter((one) => one !== 'size')).toEqual([]);
  });
});

it('a frame takes the place of another with the same sandbox', () => {
  const old = frameNow();
  shown = { leave: () => undefined, stop: () => undefined };
  const next = replacementFrame(old, 'about:blank#next');
  expect([old.isConnected, next.isConnected, next.getAttribute('sandbox'), next.src]).toEqual([
    false,
    true,
    'allow-scripts',
    'about:blank#next',
  ]);
});
