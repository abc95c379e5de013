import { describe, expect, it } from 'vitest';

import { homeData, type WrittenNote } from './homeData';

const topics = [
  { id: 'linux', title: 'Linux', about: 'Processes.', pages: ['epoll', 'grub', 'ssh'] },
  { id: 'physics', title: 'Physics', about: 'Electrons.', pages: ['current-flow'] },
];
const layers = [
  { title: 'Top', topics: ['physics'] },
  { title: 'Bottom', topics: ['linux'] },
];
const note = (page: string, day?: string, text = ''): WrittenNote => ({
  permalink: `/base/docs/linux/${page}`,
  title: page.toUpperCase(),
  description: `About ${page}.`,
  text,
  ...(day && { lastUpdatedAt: Date.parse(`${day}T12:00:00Z`) }),
});
const startHere = [
  { title: 'A way', notes: ['linux/ssh', 'physics/current-flow', 'linux/epoll'] },
  { title: 'Of nothing that is written', notes: ['physics/current-flow'] },
];
const of = (...notes: WrittenNote[]) =>
  homeData({ layers, topics, startHere, openingLab: 'ring', notes, docsBase: '/base/docs/' });

describe('homeData', () => {
  it('names the written notes of a topic in planned order, and which of them hold a lab', () => {
    const { layers: map } = of(note('ssh', undefined, '<Lab name="ssh" />'), note('grub'));
    expect(map[1]!.topics).toEqual([
      {
        title: 'Linux',
        to: '/base/docs#linux',
        about: 'Processes.',
        planned: 3,
        notes: [
          { title: 'GRUB', to: '/base/docs/linux/grub', hasLab: false },
          { title: 'SSH', to: '/base/docs/linux/ssh', hasLab: true },
        ],
      },
    ]);
  });

  it('leads along the written notes of a way, in its order, and drops a way without any', () => {
    expect(of(note('epoll'), note('ssh')).ways).toEqual([
      {
        title: 'A way',
        notes: [
          { title: 'SSH', to: '/base/docs/linux/ssh' },
          { title: 'EPOLL', to: '/base/docs/linux/epoll' },
        ],
      },
    ]);
  });

  it('names the note that holds the opening lab', () => {
    expect(of(note('ssh'), note('grub', undefined, '<Lab name="ring" />')).openingNote?.title).toBe('GRUB');
    expect(of(note('ssh')).openingNote).toBeUndefined();
  });

  it('shows a topic of which nothing is written', () => {
    expect(of(note('ssh')).layers[0]!.topics[0]!.notes).toEqual([]);
  });

  it('counts written and planned notes, and leaves pages outside the plan out', () => {
    const data = of(note('ssh'), { ...note('ssh'), permalink: '/base/docs/introduction' });
    expect([data.written, data.planned]).toEqual([1, 4]);
  });

  it('puts the last change first, and keeps the planned order within a commit', () => {
    const at = (note: WrittenNote, time: string) => ({ ...note, lastUpdatedAt: Date.parse(time) });
    const { recent } = of(
      at(note('grub'), '2026-11-20T12:00Z'),
      at(note('ssh'), '2026-11-20T12:00Z'),
      at(note('epoll'), '2026-11-20T11:00Z'),
    );
    expect(recent.map(({ title, shown }) => `${title} ${shown}`)).toEqual([
      'GRUB 20 November 2026',
      'SSH 20 November 2026',
      'EPOLL 20 November 2026',
    ]);
  });

  it('leaves out of the changes a note that git does not know', () => {
    expect(of(note('ssh')).recent).toEqual([]);
  });

  it('features the notes that hold a lab, not those that mention one', () => {
    const data = of(
      note('epoll', undefined, 'Text\n\n<Lab name="epoll" />\n'),
      note('ssh', undefined, 'Not a `<Lab name>`.'),
    );
    expect(data.labs.map((lab) => lab.to)).toEqual(['/base/docs/linux/epoll']);
  });

  it('features labs of every topic before a second one of the same', () => {
    const physics = { ...note('x', undefined, '<Lab name="x" />'), permalink: '/base/docs/physics/current-flow' };
    const data = of(note('epoll', undefined, '<Lab name="a" />'), note('ssh', undefined, '<Lab name="b" />'), physics);
    expect(data.labs.map((lab) => lab.to.split('/').at(-1))).toEqual(['epoll', 'current-flow', 'ssh']);
  });
});
