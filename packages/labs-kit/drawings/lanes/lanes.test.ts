import { describe, expect, it } from 'vitest';

import { touchingShapes } from '../text/touching';
import { layoutLanes, partingOfLanes, type LanesRun, type Message } from './lanesLayout';
import { lanesPicture } from './lanesPicture';

const ask: Message = { id: 'q', from: 'A', to: 'B', at: 0, till: 35, actor: 'a', chip: '1', says: 'Lose packet 1' };
const run: LanesRun = {
  unit: 'ms',
  end: 80,
  lanes: [
    { id: 'A', actor: 'a', name: 'client', column: 'timer' },
    { id: 'B', actor: 'b', name: 'server', slots: 1 },
  ],
  groups: [{ name: 'network', first: 'A', last: 'B' }],
  messages: [ask, { id: 'a', from: 'B', to: 'A', at: 40, till: 75, actor: 'b', label: ['yes', 'the answer is yes'] }],
  spans: [
    { id: 't', lane: 'A', side: 'left', from: 0, till: 75, due: 80, actor: 'a', text: '# ms' },
    { id: 'w', lane: 'B', side: 'right', from: 35, till: 40, actor: 'b', text: 'works # ms' },
  ],
};
const keysAt = (time: number) => lanesPicture(run, layoutLanes(run, 344), time).shapes.map(({ key }) => key);

describe('a picture of lanes', () => {
  it('shows what has happened, and nothing that is still to come', () => {
    expect(keysAt(10)).toContain('line q');
    expect(keysAt(10)).toContain('due t');
    expect(keysAt(10)).not.toContain('line a');
    expect(keysAt(80)).toContain('line a');
    expect(keysAt(80)).not.toContain('due t');
  });

  it('offers what can be chosen on its whole way', () => {
    const { targets } = lanesPicture(run, layoutLanes(run, 344), 0);
    expect(targets.map(({ id, says }) => [id, says])).toEqual([['q', 'Lose packet 1']]);
  });

  it.each([344, 704])('has no labels that touch at a width of %i', (width) => {
    const layout = layoutLanes(run, width);
    for (const time of [0, 20, 40, 80])
      expect(touchingShapes(lanesPicture(run, layout, time).shapes, layout)).toEqual([]);
  });
});

it('parts from another run where the first of their messages fares differently', () => {
  expect(partingOfLanes(run, run)).toBe(80);
  expect(partingOfLanes(run, { ...run, messages: [{ ...ask, lost: 0.4 }, ...run.messages.slice(1)] })).toBe(14);
  expect(partingOfLanes(run, { ...run, spans: [] })).toBe(0);
});
