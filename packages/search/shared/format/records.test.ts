import { describe, expect, it } from 'vitest';

import { pageRecord } from '../../testing/fixtures';
import { packCode, packText, unpackCode, unpackText } from './records';

const section = { level: 2, text: 'A text.', code: '' };
const page = pageRecord('/docs/linux/epoll', {
  title: 'epoll',
  description: 'It waits.',
  // A concept without a sentence is not shown.
  defines: ['epoll', 'ready-list'],
  definitions: ['epoll waits.'],
  labs: [{ title: 'Who is ready?', anchor: 'lab-epoll' }],
  sections: [
    { ...section, heading: '', anchor: '', level: 1 },
    { ...section, heading: 'Edge-triggered, and once', anchor: 'edge-triggered-and-once', code: 'wait(fd, 1)' },
    { ...section, heading: 'Ärger — in C++', anchor: 'arger' },
  ],
});

describe('the text of a page', () => {
  it('comes back without its code, but with how much there is', () => {
    const { sections, ...parts } = unpackText(packText(page)) ?? {};
    expect(parts).toEqual({
      route: page.route,
      title: 'epoll',
      description: 'It waits.',
      topic: 'linux',
      definitions: [{ concept: 'epoll', sentence: 'epoll waits.' }],
      labs: [{ title: 'Who is ready?', anchor: 'lab-epoll' }],
    });
    expect(sections?.map(({ heading, anchor, codeWords }) => [heading, anchor, codeWords])).toEqual([
      ['', '', 0],
      ['Edge-triggered, and once', 'edge-triggered-and-once', 3],
      ['Ärger — in C++', 'arger', 0],
    ]);
  });

  it('leaves an anchor out that tells nothing which its heading does not', () => {
    expect(packText(page)).not.toContain('edge-triggered-and-once');
    expect(packText(page)).toContain('"arger"');
  });

  it.each([
    '',
    '{}',
    '["r","t","d"]',
    '["r","t","d","o"]',
    '["r","t","d",1,[],[]]',
    '["r","t","d","o",[1],[]]',
    '["r","t","d","o",[],{}]',
    '["r","t","d","o",[],[],["h"]]',
    '["r","t","d","o",[],[],["h",1,2,"t",0]]',
  ])('is not %j', (json) => {
    expect(unpackText(json)).toBeNull();
  });
});

describe('the code of a page', () => {
  it('comes back a section at a time, and is empty where there is none', () => {
    expect(unpackCode(packCode(page))).toEqual(['', 'wait(fd, 1)', '']);
    expect(unpackCode(packCode(pageRecord('/docs/a/b', { text: 'No code.' })))).toEqual([]);
  });

  it.each(['', '{}', '[1]', '["a"'])('is not %j', (json) => {
    expect(unpackCode(json)).toBeNull();
  });
});
