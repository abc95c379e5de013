import { describe, expect, it } from 'vitest';

import { contents, type ContentsInput } from './contents';

const layers = [
  { title: 'Top', letter: 'T', topics: ['physics'] },
  { title: 'Bottom', letter: 'B', topics: ['linux'] },
];
const topics = [
  { id: 'linux', title: 'Linux', about: 'Processes.', pages: ['ssh', 'epoll'] },
  { id: 'physics', title: 'Physics', about: 'Electrons.', pages: ['current-flow'] },
];
const openings = {
  linux: {
    about: 'About Linux.',
    before: 'A terminal.',
    ways: [
      { question: 'Who waits?', notes: ['linux/epoll', 'physics/current-flow'] },
      { question: 'What flows?', notes: ['physics/current-flow'] },
    ],
  },
  physics: { about: 'About physics.', before: 'Nothing.', ways: [] },
};
const note = (page: string, rest: { question?: string; text?: string } = {}) => ({
  permalink: `/base/docs/${page}`,
  title: page.toUpperCase(),
  description: `The answer of ${page}.`,
  text: '',
  ...rest,
});
const plain = { hasLab: false, runs: false, languages: [] };
const of = (notes: ContentsInput['notes'], all: Partial<ContentsInput> = {}) =>
  contents({ layers, topics, openings, notes, docsBase: '/base/docs/', runsHere: () => false, ...all });

describe('contents', () => {
  it('names the written notes of a topic in planned order, by their question or else their answer', () => {
    const { layers: drawn } = of([note('linux/epoll', { question: 'Who waits?' }), note('linux/ssh')]);
    expect(drawn[1]!.topics[0]!.notes).toEqual([
      { title: 'LINUX/SSH', to: '/base/docs/linux/ssh', about: 'The answer of linux/ssh.', ...plain },
      { title: 'LINUX/EPOLL', to: '/base/docs/linux/epoll', about: 'Who waits?', ...plain },
    ]);
  });

  it('leaves out topics and ways of which nothing is written', () => {
    const { layers: drawn } = of([note('linux/epoll')]);
    expect(drawn[0]!.topics).toEqual([]);
    expect(drawn[1]!.topics[0]!.ways).toEqual([
      { question: 'Who waits?', notes: [{ title: 'LINUX/EPOLL', to: '/base/docs/linux/epoll' }] },
    ]);
  });

  it('counts notes and those with a lab', () => {
    const lab = note('physics/current-flow', { text: '<Lab name="circuit" />' });
    expect(of([note('linux/ssh'), lab])).toMatchObject({ notes: 2, labs: 1 });
  });

  it('says of a note what its programs are, and counts what is worth a choice', () => {
    const text = '```go file=a.go\n```\n\n```console\n```\n\n```python file=b.py {1}\n```\n';
    const found = of([note('linux/ssh', { text }), note('linux/epoll'), note('physics/current-flow', { text })], {
      runsHere: (page, source) => page === 'linux/ssh' && source === text,
    });
    expect(found.layers[1]!.topics[0]!.notes).toMatchObject([{ runs: true, languages: ['Go', 'Python'] }, plain]);
    expect([found.runs, found.languages]).toEqual([1, []]);
    const three = ['linux/ssh', 'linux/epoll', 'physics/current-flow'].map((page) => note(page, { text }));
    expect(of(three).languages).toEqual([
      { name: 'Go', notes: 3 },
      { name: 'Python', notes: 3 },
    ]);
  });

  it('refuses a topic without an opening', () => {
    expect(() => of([note('linux/ssh')], { openings: { physics: openings.physics } })).toThrow(/linux.*no opening/);
  });
});
