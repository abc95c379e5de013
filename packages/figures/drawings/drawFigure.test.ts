import { describe, expect, it } from 'vitest';

import type { NoteActor } from '../actors/actors';
import { drawFigure } from './drawFigure';
import { draw, looksOf, textsOf } from './testing/shapes';

describe('every figure', () => {
  it('is drawn for 320 pixels, as tall as its content', () => {
    const heightOf = (names: string): number => Number(draw('stack', `layers: [${names}]`).svg.properties.height);
    expect(draw('stack', 'layers: [{ name: a }]').svg.properties.width).toBe(320);
    expect(heightOf('{ name: a }, { name: b }, { name: c }')).toBe(
      2 * heightOf('{ name: a }, { name: b }') - heightOf('{ name: a }'),
    );
  });

  it('stops the build at a label that does not fit, with its line', () => {
    const long = 'a'.repeat(50);
    expect(() => draw('stack', `layers:\n  - { name: b }\n  - { name: "${long}" }`)).toThrow(
      new RegExp(
        `^docs/a/b\\.mdx:23\n {2}expected {2}labels that fit.*\n {2}found {5}"${long}" is \\d+ px wide.*\n {2}hint {6}shorten`,
      ),
    );
  });

  it.each(['', 'pie', 'constructor'])('has a kind that is known: %j', (kind) => {
    expect(() => draw(kind, '')).toThrow(
      /b\.mdx:20\n {2}expected .*memory, bits, timespace, boxes, graph, stack, before-after, compare/,
    );
  });
});

const actors: NoteActor[] = [
  { name: 'laptop', colour: 'a', letter: 'L' },
  { name: 'router', colour: 'b', letter: 'R' },
];

describe('actors', () => {
  it('have their colour and letter on what is called so, and on what is theirs', () => {
    const { svg, words } = draw('stack', 'layers: [{ name: laptop }, { name: a table, actor: router }]', actors);
    const looks = looksOf(svg);
    expect(looks).toContain('fig-box who-a');
    expect(looks).toContain('fig-who who-b');
    expect(textsOf(svg)).toEqual(['L', 'laptop', 'R', 'a table']);
    expect(words).toBe('From top to bottom: laptop; a table (router)');
  });

  it.each([
    ['layers:\n  - { name: a, actor: tablet }', /b\.mdx:22\n {2}expected {2}an actor of the page\n {2}found {5}tablet/],
    ['layers: [{ name: my laptop, actor: router }]', /expected {2}the badge of laptop on "my laptop"/],
  ])('do not err: %s', (yaml, message) => {
    expect(() => draw('stack', yaml, actors)).toThrow(message);
  });
});

describe('a figure that grows', () => {
  const home = `id: home
nodes: [{ name: laptop, row: 1, mark: true }, { name: router, row: 2 }]
edges: [{ from: laptop, to: router, text: asks }]`;
  const growing = (yaml: string, kind = '') => {
    const earlier = new Map<string, never>();
    drawFigure({ kind: 'graph', yaml: home, file: 'docs/a/b.mdx', line: 1, actors, earlier });
    return drawFigure({ kind, yaml, file: 'docs/a/b.mdx', line: 20, actors, earlier });
  };

  it('has what was there, and marks what is new', () => {
    const { words } = growing('grows: home\nnodes: [{ name: server, row: 3 }]\nedges: [{ from: router, to: server }]');
    expect(words).toBe('laptop. router. server (new). laptop to router: asks. router to server (new)');
  });

  it('marks what says something else, and leaves out what is removed', () => {
    const { words } = growing('grows: home\nremove: [laptop]\nnodes: [{ name: router, note: alone }]');
    expect(words).toBe('router: alone (new)');
  });

  it.each([
    ['grows: office', '', /b\.mdx:21\n {2}expected {2}the id of a figure above it on the page\n {2}found {5}office/],
    ['grows: home', 'stack', /expected {2}a figure of the kind graph, as home is/],
    [
      'grows: home\nremove: [phone]',
      '',
      /b\.mdx:22\n {2}expected {2}names that are in the figure home\n {2}found {5}phone/,
    ],
    ['grows: home\nnodes:\n  - { name: router, now: 2 }', '', /b\.mdx:23\n/],
    [home, 'graph', /expected {2}an id that no figure above it has/],
  ])('refuses %j', (yaml, kind, message) => {
    expect(() => growing(yaml, kind)).toThrow(message);
  });
});
