// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { FrameSource, Greeting } from '../../../shared/frameMessages';
import { onShow } from './pageChannel';

const site = 'https://site.example';
let around: string | undefined;
vi.mock('./siteAround', () => ({ siteAround: () => around }));

const greetings: [Greeting, string][] = [];
const show = vi.fn<Parameters<typeof onShow>[0]>();

beforeEach(() => {
  greetings.length = 0;
  show.mockReset();
  around = site;
  // In jsdom a window is its own parent: what the frame says to the page is caught here.
  parent.postMessage = ((greeting: Greeting, origin: string) =>
    greetings.push([greeting, origin])) as typeof parent.postMessage;
});

/** Answers the greeting; the frame's messages are returned. */
function answer(changes: { origin?: string; token?: string; source?: unknown } = {}): {
  port: MessagePort;
  heard: unknown[];
} {
  const { port1, port2 } = new MessageChannel();
  const heard: unknown[] = [];
  port1.onmessage = ({ data }) => heard.push(data);
  const event = new Event('message');
  const token = changes.token ?? greetings[0]?.[0].token;
  // Only a browser makes such an event with a sender.
  Object.assign(event, { source: 'source' in changes ? changes.source : parent, origin: changes.origin ?? site });
  dispatchEvent(Object.assign(event, { data: { kind: 'welcome', token }, ports: [port2] }));
  return { port: port1, heard };
}

const source: FrameSource = { kind: 'html', file: 'a.html', texts: {}, pictures: {} };

describe('the frame’s end of the channel', () => {
  it('greets the site alone, shows what it sends, and answers its pings', async () => {
    onShow(show);
    expect(greetings).toEqual([]);
    dispatchEvent(new Event('load'));
    expect(greetings).toEqual([[{ kind: 'hello', token: expect.any(String) as string }, site]]);
    const { port, heard } = answer();
    port.postMessage({ kind: 'show', source });
    await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(1));
    const [shown, tell, tellOver] = show.mock.calls[0] ?? expect.fail('Nothing was shown.');
    expect(shown).toEqual(source);
    tell('a line');
    tellOver('size');
    port.postMessage({ kind: 'ping' });
    await vi.waitFor(() =>
      expect(heard).toEqual([{ kind: 'line', text: 'a line' }, { kind: 'over', text: 'size' }, { kind: 'pong' }]),
    );
    port.close();
  });

  it.each([
    ['another origin', { origin: 'https://other.example' }],
    ['another window', { source: null }],
    ['another document', { token: 'other' }],
  ])('takes no answer of %s', async (_, changes) => {
    onShow(show);
    dispatchEvent(new Event('load'));
    const { port } = answer(changes);
    port.postMessage({ kind: 'show', source });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(show).not.toHaveBeenCalled();
    port.close();
  });

  it('says nothing where no site is around it', () => {
    around = undefined;
    onShow(show);
    dispatchEvent(new Event('load'));
    expect(greetings).toEqual([]);
  });
});
