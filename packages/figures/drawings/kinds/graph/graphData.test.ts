import { expect, it } from 'vitest';

import { graphData, shownName } from './graphData';

const node = { name: 'a', row: 1, cells: [{ name: 'next', text: 'b' }] };

it.each([
  [{ nodes: [node, node] }, ['nodes', 1], 'is a second node a'],
  [{ nodes: [node], edges: [{ from: 'a', to: 'b' }] }, ['edges', 0, 'to'], '"b" is no node and no "node.cell"'],
  [{ nodes: [node], groups: [{ name: 'all', nodes: ['b'] }] }, ['groups', 0, 'nodes', 0], '"b" is no node'],
  [{ nodes: [node], labels: [{ name: 'first', row: 2 }] }, ['labels', 0, 'row'], '2 is the row of no node'],
])('refuses what names something that is not there: %#', (data, path, message) => {
  expect(graphData.safeParse(data).error?.issues).toMatchObject([{ path, message }]);
});

it('takes a cell for the end of an edge, and shows a node under another name where it has one', () => {
  const { nodes } = graphData.parse({
    nodes: [node, { name: 'b', shown: 'B', row: 2 }],
    edges: [{ from: 'a.next', to: 'b' }],
  });
  expect(nodes.map(shownName)).toEqual(['a', 'B']);
});
