import { describe, expect, it } from 'vitest';

import { draw, looksOf, textsOf, yOf } from '../../testing/shapes';

describe('a time-space diagram', () => {
  const handshake = `lanes: [client, server]
events:
  - { from: client, to: server, sent: 0, received: 2, text: "SYN" }
  - { at: server, time: 2, text: "allocates" }
  - { from: server, to: client, sent: 2, received: 4, text: "SYN, ACK" }
  - { from: client, to: server, sent: 5, lost: true, text: "data" }`;

  it('runs downwards, with what a lane does between what arrives and what leaves', () => {
    const { svg, words } = draw('timespace', handshake);
    const heights = ['client', 'SYN', 'allocates', 'SYN, ACK', 'data'].map((label) => yOf(svg, label));
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(words).toBe(
      'client to server: SYN; server: allocates; server to client: SYN, ACK; client to server: data (lost)',
    );
  });

  it('marks what is lost by a cross and a dashed line', () => {
    const looks = looksOf(draw('timespace', handshake).svg);
    expect(looks).toContain('fig-cross');
    expect(looks).toContain('fig-lost');
  });

  it('keeps the labels of messages that cross apart', () => {
    const crossing = `lanes: [a, b]
events:
  - { from: a, to: b, sent: 0, received: 1, text: "a message with a long label" }
  - { from: b, to: a, sent: 0, received: 1, text: "another one that is as long" }`;
    const messages = textsOf(draw('timespace', crossing).svg).slice(2);
    const heights = messages.map((label) => yOf(draw('timespace', crossing).svg, label)).sort((a, b) => a - b);
    const steps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(17);
  });

  it.each([
    [
      handshake.replace('to: server, sent: 0', 'to: proxy, sent: 0'),
      /b\.mdx:23\n[\s\S]*events\.0\.to: "proxy" is no lane/,
    ],
    [handshake.replace('received: 2', 'received: -1'), /events\.0\.received: is below 0/],
    [
      handshake.replace('sent: 2, received: 4', 'sent: 4, received: 3'),
      /b\.mdx:25\n[\s\S]*events\.2\.received: is before sent/,
    ],
    [handshake.replace(', lost: true', ''), /b\.mdx:26\n[\s\S]*is no message/],
    [handshake.replace(', time: 2', ''), /events\.1: is neither a message nor what a lane does/],
    ['lanes: [a]\nevents: [{ at: a, time: 0, text: x }]', /lanes: has fewer than two/],
  ])('refuses what cannot be drawn: %#', (yaml, message) => {
    expect(() => draw('timespace', yaml)).toThrow(message);
  });
});
