import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';

import type { NoteActor } from '../actors/actors';
import { drawFigure, figureWidth } from './drawFigure';

const draw = (kind: string, yaml: string) => drawFigure({ kind, yaml, file: 'docs/a/b.mdx', line: 20 });

interface Shape {
  name: string;
  look: string;
  text: string;
  at: Record<string, number>;
}

/** The shapes of a drawing with their places as numbers. */
function shapesOf(svg: Element): Shape[] {
  return svg.children.flatMap((child): Shape[] => {
    if (child.type !== 'element') return [];
    const { className, ...rest } = child.properties;
    const [only] = child.children;
    const at = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, Number(value)]));
    return [
      { name: child.tagName, look: [className].flat().join(' '), text: only?.type === 'text' ? only.value : '', at },
    ];
  });
}

const texts = (svg: Element): string[] => shapesOf(svg).flatMap(({ text }) => (text === '' ? [] : [text]));
const rects = (svg: Element): Shape[] => shapesOf(svg).filter(({ name }) => name === 'rect');
const yOf = (svg: Element, label: string): number => shapesOf(svg).find(({ text }) => text === label)?.at.y ?? NaN;

const slice = `rows:
  - label: "header"
    cells:
      - { at: 0, size: 8, text: "pointer", to: "array" }
      - { at: 8, size: 8, text: "length 3", mark: true }
  - label: "array"
    cells: [{ at: 0, size: 1, text: 10 }, { at: 4, size: 4, text: "20" }]`;

describe('a memory figure', () => {
  it('has a bar for each row, offsets, gaps and an arrow for a pointer', () => {
    const { svg, words } = draw('memory', slice);
    expect(texts(svg)).toEqual(['header', 'pointer', '0', 'length 3', '8', 'array', '10', '0', '1', '20', '4']);
    expect(rects(svg).map(({ look }) => look)).toEqual(['fig-box', 'fig-mark', 'fig-box', 'fig-gap', 'fig-box']);
    expect(shapesOf(svg).filter(({ look }) => look === 'fig-line')).toHaveLength(1);
    expect(words).toBe(
      'header: bytes 0 to 7: pointer, points to array; bytes 8 to 15: length 3 (emphasised). array: byte 0: 10; bytes 4 to 7: 20',
    );
  });

  it('speaks of another unit where it is given', () => {
    expect(draw('memory', `${slice}\nunit: token`).words).toContain('header: tokens 0 to 7: pointer');
  });

  it('has widths by sizes, and breaks a row whose labels need more than the figure', () => {
    const { svg } = draw(
      'memory',
      'rows: [{ label: a, cells: [{ at: 0, size: 10, text: x }, { at: 10, size: 30, text: y }] }]',
    );
    const [one, three] = rects(svg).map(({ at }) => at.width ?? 0);
    expect(three).toBeCloseTo(3 * (one ?? 0), 0);
    const cells = Array.from({ length: 12 }, (_, at) => `{ at: ${at}, size: 1, text: register }`).join(', ');
    const tops = rects(draw('memory', `rows: [{ label: a, cells: [${cells}] }]`).svg).map(({ at }) => at.y);
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  it.each([
    [slice.replace('to: "array"', 'to: "heap"'), /b\.mdx:24\n[\s\S]*points at "heap", which is no row/],
    [slice.replace('at: 8', 'at: 4'), /b\.mdx:25\n[\s\S]*begins at 4, within the cell before it/],
    [
      `${slice}
  - { label: array, cells: [{ at: 0, size: 1, text: x }] }`,
      /b\.mdx:28\n[\s\S]*a second row array/,
    ],
  ])('refuses what cannot be drawn: %#', (yaml, message) => {
    expect(() => draw('memory', yaml)).toThrow(message);
  });
});

describe('a figure of bit fields', () => {
  const float = `fields:
  - { bits: 1, name: "sign", value: "0" }
  - { bits: 8, name: "exponent", value: "10000010", mark: true }
  - { bits: 23, name: "fraction" }`;

  it('numbers the bits from the highest one', () => {
    const { svg, words } = draw('bits', float);
    expect(texts(svg)).toEqual(['sign', '0', '31', 'exponent', '10000010', '30–23', 'fraction', '22–0']);
    expect(words).toBe('bit 31: sign = 0; bits 30 to 23: exponent = 10000010 (emphasised); bits 22 to 0: fraction');
  });

  it('numbers them from the left in rows, as headers are drawn', () => {
    const header =
      'perRow: 32\nfields: [{ bits: 16, name: source }, { bits: 16, name: target }, { bits: 32, name: number }]';
    expect(texts(draw('bits', header).svg)).toEqual(['source', '0–15', 'target', '16–31', 'number', '0–31']);
    expect(() => draw('bits', header.replace('bits: 32', 'bits: 33'))).toThrow(
      /fields\.2: does not fit a row of 32 bits/,
    );
  });

  it('has all cells within the figure, however many digits a value has', () => {
    const { svg } = draw(
      'bits',
      `fields: [{ bits: 1, name: s }, { bits: 64, name: all, value: "${'10'.repeat(32)}" }]`,
    );
    for (const { at } of rects(svg)) expect((at.x ?? 0) + (at.width ?? 0)).toBeLessThanOrEqual(figureWidth);
  });
});

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
    const looks = shapesOf(draw('timespace', handshake).svg).map(({ look }) => look);
    expect(looks).toContain('fig-cross');
    expect(looks).toContain('fig-lost');
  });

  it('keeps the labels of messages that cross apart', () => {
    const crossing = `lanes: [a, b]
events:
  - { from: a, to: b, sent: 0, received: 1, text: "a message with a long label" }
  - { from: b, to: a, sent: 0, received: 1, text: "another one that is as long" }`;
    const messages = texts(draw('timespace', crossing).svg).slice(2);
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

describe('a figure of boxes', () => {
  const host = `boxes:
  - name: Host
    note: one kernel
    inside:
      - { name: A, note: "process 1 to 3" }
      - { name: B, mark: true }`;

  it('has boxes in boxes, side by side where they fit', () => {
    const { svg, words } = draw('boxes', host);
    const [outer, a, b] = rects(svg).map(({ at }) => at);
    expect(a?.y).toBeCloseTo((b?.y ?? 0) - 1, 0);
    expect(outer?.width).toBeGreaterThan((a?.width ?? 0) + (b?.width ?? 0));
    expect(words).toBe('Host (one kernel) contains A (process 1 to 3) and B (emphasised)');
  });

  it('has arrows with their texts between neighbours, and with numbers around others', () => {
    const arrows = '\narrows: [{ from: A, to: B, text: calls }, { from: Client, to: A, text: asks }]';
    const { svg, words } = draw('boxes', `${host}\n  - name: Client${arrows}`);
    expect(texts(svg)).toEqual(['Host', 'one kernel', 'A', 'process 1 to 3', 'calls', 'B', 'Client', '1', '1', 'asks']);
    expect(shapesOf(svg).filter(({ name }) => name === 'polygon')).toHaveLength(2);
    expect(words).toMatch(/\. Client\. A to B: calls\. Client to A: asks$/);
  });

  it('numbers no arrow that says nothing', () => {
    const arrows = '\narrows: [{ from: Client, to: A }, { from: Disk, to: B, text: asks }]';
    const { svg } = draw('boxes', `${host}\n  - name: Client\n  - name: Disk${arrows}`);
    expect(texts(svg).slice(-3)).toEqual(['1', '1', 'asks']);
    expect(texts(svg)).not.toContain('2');
  });

  it.each([
    [`${host}\narrows: [{ from: A, to: C }]`, /b\.mdx:27\n[\s\S]*arrows\.0\.to: "C" is no box/],
    [host.replace('name: B', 'name: A'), /boxes: two boxes A/],
    [host.replace('name: B', 'nam: B'), /b\.mdx:26\n/],
  ])('refuses what cannot be drawn: %#', (yaml, message) => {
    expect(() => draw('boxes', yaml)).toThrow(message);
  });
});

describe('a stack', () => {
  it('has its layers from the top, names in a column of their own', () => {
    const { svg, words } = draw('stack', 'layers: [{ name: open, text: system call }, { name: VFS, mark: true }]');
    expect(yOf(svg, 'open')).toBeLessThan(yOf(svg, 'VFS'));
    expect(yOf(svg, 'open')).toBe(yOf(svg, 'system call'));
    expect(words).toBe('From top to bottom: open, system call; VFS (emphasised)');
  });
});

describe('before and after', () => {
  const two = `before: { title: Before, kind: stack, layers: [{ name: main }] }
after: { title: After, kind: stack, layers: [{ name: add }, { name: main }] }`;

  it('stand side by side, or one above the other where they need the width', () => {
    expect(yOf(draw('before-after', two).svg, 'Before')).toBe(yOf(draw('before-after', two).svg, 'After'));
    const wide = draw(
      'before-after',
      two.replace('name: add', 'name: a_function_of_the_kernel'.replaceAll('_', 'x')),
    ).svg;
    expect(yOf(wide, 'After')).toBeGreaterThan(yOf(wide, 'Before') + 20);
  });

  it('become a comparison without an arrow, under other names', () => {
    const yaml = two.replace('before:', 'first:').replace('after:', 'second:');
    const { svg, words } = draw('compare', yaml);
    expect(words).toBe(draw('before-after', two).words);
    expect(yOf(svg, 'Before')).toBe(yOf(svg, 'After'));
    const parts = (drawn: typeof svg) => JSON.stringify(drawn).match(/"tagName"/g)?.length ?? 0;
    expect(parts(svg)).toBeLessThan(parts(draw('before-after', two).svg));
    expect(() => draw('compare', two)).toThrow(/first and second/);
  });

  it.each([
    [two.replace('kind: stack, layers: [{ name: main }] }', 'kind: pie }'), /b\.mdx:21\n[\s\S]*before\.kind: /],
    [two.replace('layers: [{ name: add }', 'layers: [{ nam: add }'), /b\.mdx:22\n[\s\S]*after\.layers\.0/],
  ])('refuse what cannot be drawn: %#', (yaml, message) => {
    expect(() => draw('before-after', yaml)).toThrow(message);
  });
});

describe('every figure', () => {
  it('is drawn for 320 pixels, as tall as its content', () => {
    const heightOf = (names: string): number => Number(draw('stack', `layers: [${names}]`).svg.properties.height);
    expect(draw('memory', slice).svg.properties.width).toBe(320);
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
const withActors = (kind: string, yaml: string) => drawFigure({ kind, yaml, file: 'docs/a/b.mdx', line: 20, actors });

describe('actors', () => {
  it('have their colour and letter on what is called so, and on what is theirs', () => {
    const { svg, words } = withActors('stack', 'layers: [{ name: laptop }, { name: a table, actor: router }]');
    const looks = shapesOf(svg).map(({ look }) => look);
    expect(looks).toContain('fig-box who-a');
    expect(looks).toContain('fig-who who-b');
    expect(texts(svg)).toEqual(['L', 'laptop', 'R', 'a table']);
    expect(words).toBe('From top to bottom: laptop; a table (router)');
  });

  it.each([
    ['layers:\n  - { name: a, actor: tablet }', /b\.mdx:22\n {2}expected {2}an actor of the page\n {2}found {5}tablet/],
    ['layers: [{ name: my laptop, actor: router }]', /expected {2}the badge of laptop on "my laptop"/],
  ])('do not err: %s', (yaml, message) => {
    expect(() => withActors('stack', yaml)).toThrow(message);
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

describe('a graph', () => {
  it('joins the cells of nodes around what is between them', () => {
    const yaml = `nodes:
  - { name: a, row: 1, cells: [{ name: to, text: x }] }
  - { name: b, row: 2, cells: [{ name: from, text: y, mark: true }] }
edges: [{ from: a.to, to: b.from }]`;
    expect(draw('graph', yaml).words).toBe('a: to x. b: from y (emphasised). a, to to b, from');
    expect(() => draw('graph', yaml.replace('a.to', 'a.too'))).toThrow(/"a.too" is no node/);
  });
});

describe('memory, grown up', () => {
  const pages = `rows:
  - { label: pages, cells: [{ at: 0, size: 1, text: page 1 }, { at: 1, size: 1, text: page 2, to: "frame 9" }] }
  - { label: frames, cells: [{ at: 8, size: 1, text: frame 8 }, { at: 9, size: 1, text: frame 9 }] }`;

  it('points at a cell of another row', () => {
    expect(draw('memory', pages).words).toContain('page 2, points to frame 9');
    expect(() => draw('memory', pages.replace('"frame 9"', '"frame 7"'))).toThrow(/no row and no cell/);
  });

  it('is drawn to scale, and breaks what is far longer', () => {
    const caches =
      'scale: true\nunit: KiB\nrows: [{ label: caches, cells: [{ at: 0, size: 48, text: L1 }, { at: 48, size: 32768, text: L3 }] }]';
    expect(shapesOf(draw('memory', caches).svg).map(({ look }) => look)).toContain('fig-break');
  });
});
