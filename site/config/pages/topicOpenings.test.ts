import { expect, it } from 'vitest';

import { noteRoutes } from '../routes/plannedRoutes';
import { topicOpenings, type TopicOpening } from './topicOpenings';

const openings: [string, TopicOpening][] = Object.entries(topicOpenings);

it('leads along notes that are planned, each once', () => {
  const ways = openings.flatMap(([topic, { ways }]) => ways.map((way) => ({ topic, ...way })));
  expect(ways.length).toBeGreaterThan(20);
  for (const { topic, question, notes } of ways) {
    expect(
      notes.filter((note) => !noteRoutes.includes(`/docs/${note}`)),
      `${topic}: ${question}`,
    ).toEqual([]);
    expect(new Set(notes).size, `${topic}: ${question}`).toBe(notes.length);
    expect(
      notes.some((note) => note.startsWith(`${topic}/`)),
      `${topic}: ${question}`,
    ).toBe(true);
  }
});

it('has at most three ways a topic, each a question', () => {
  for (const [topic, { ways }] of openings) {
    expect(ways.length, topic).toBeLessThanOrEqual(3);
    for (const { question } of ways) expect(question, topic).toMatch(/^[A-Z].*\?$/);
  }
});
