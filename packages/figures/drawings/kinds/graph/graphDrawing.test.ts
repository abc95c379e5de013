import { expect, it } from 'vitest';

import { draw, looksOf, textsOf, waysOf, yOf } from '../../testing/shapes';

const three = 'nodes: [{ name: a, row: 1 }, { name: b, row: 2 }, { name: c, row: 3 }]';

const edges = (yaml: string) => waysOf(draw('graph', yaml).svg);

it('leads straight to the next row, and around what stands between two nodes', () => {
  const [straight, around] = edges(`${three}\nedges: [{ from: a, to: b }, { from: a, to: c }]`);
  expect(straight).toHaveLength(2);
  expect(around).toHaveLength(4);
});

it('has edges between the same two nodes beside each other', () => {
  const [asks, answers] = edges(`${three}\nedges: [{ from: a, to: b }, { from: b, to: a }]`);
  expect(Math.abs((asks?.[0]?.[0] ?? NaN) - (answers?.[0]?.[0] ?? NaN))).toBeGreaterThan(10);
});

it('makes room between rows for the texts of edges', () => {
  const heightOf = (edge: string) => Number(draw('graph', `${three}\nedges: [${edge}]`).svg.properties.height);
  expect(
    heightOf('{ from: a, to: b, text: "a long text that has to be broken into several lines of its own" }'),
  ).toBeGreaterThan(heightOf('{ from: a, to: b }'));
});

it('shows what is lost by a cross, and a link without a head', () => {
  const looks = looksOf(
    draw('graph', `${three}\nedges: [{ from: a, to: b, lost: true }, { from: b, to: c, link: true }]`).svg,
  );
  expect(looks).toContain('fig-cross');
  expect(looks).toContain('fig-link');
  expect(looks).not.toContain('fig-head');
});

it('frames a group, and says at the right what a row is', () => {
  const { svg } = draw(
    'graph',
    `${three}\ngroups: [{ name: kernel, nodes: [b, c] }]\nlabels: [{ name: first, row: 1 }]`,
  );
  expect(looksOf(svg)).toContain('fig-outer');
  expect(textsOf(svg)).toEqual(expect.arrayContaining(['kernel', 'first']));
  expect(yOf(svg, 'kernel')).toBeLessThan(yOf(svg, 'b'));
  expect(yOf(svg, 'first')).toBeLessThan(yOf(svg, 'kernel'));
});
