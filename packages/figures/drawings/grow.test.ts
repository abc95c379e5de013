import { expect, it } from 'vitest';

import { grown } from './grow';

const home = {
  nodes: [{ name: 'laptop', mark: true }, { name: 'router' }],
  edges: [{ from: 'laptop', to: 'router', text: 'asks' }],
};

it('marks what is new and what says something else, and nothing that was there', () => {
  const { data } = grown(home, { nodes: [{ name: 'router', note: 'alone' }, { name: 'server' }] }, []);
  expect(data.nodes).toEqual([
    { name: 'laptop' },
    { mark: 'new', name: 'router', note: 'alone' },
    { mark: 'new', name: 'server' },
  ]);
});

it('makes a part of a bare name, because a name alone has no mark', () => {
  expect(grown({ lanes: ['a'] }, { lanes: ['a', 'b'] }, []).data.lanes).toEqual(['a', { name: 'b', mark: 'new' }]);
});

it('leaves out what is removed with all that begins or ends there, and says what was not there', () => {
  const { data, unknown } = grown(home, {}, ['laptop', 'phone']);
  expect(data).toEqual({ nodes: [{ name: 'router' }], edges: [] });
  expect(unknown).toEqual(['phone']);
});

it('keeps what stands at places in a row in their order', () => {
  const cells = (...places: number[]) => places.map((at) => ({ at, text: `at ${at}` }));
  const { data } = grown({ cells: cells(0, 8) }, { cells: cells(4) }, []);
  expect((data.cells as { at: number }[]).map(({ at }) => at)).toEqual([0, 4, 8]);
});

it('knows where a part of the whole stands in what the author wrote', () => {
  const { placeOf } = grown(home, { nodes: [{ name: 'server', row: 3 }] }, []);
  expect(placeOf(['nodes', 2, 'row'])).toEqual(['nodes', 0, 'row']);
});
