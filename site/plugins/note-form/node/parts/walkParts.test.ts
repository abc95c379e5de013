import { describe, expect, it } from 'vitest';

import { parseMdx } from '@groundwork/lib/parseMdx';
import { partsOf } from './partsOf';
import { walkPartsOf, type WalkParts } from './walkParts';
import { plainText } from './words';

const partsIn = (body: string): WalkParts => walkPartsOf(partsOf(parseMdx(body, 'docs/a/b.mdx')));
const words = (nodes: Parameters<typeof plainText>[0][]): string[] => nodes.map(plainText);

const note = `
The trouble.

## First station

A step.

## Second station

## What you can do now

You may stop here.

## Look it up

| a | b |
| - | - |
| 1 | 2 |

### By name

| c | d |
| - | - |
| 3 | 4 |

## Going deeper

Before the workshops.

### It hangs

Who needs it.

#### More of it

The case.

### It is slow

- a list first

## Check yourself
`;

describe('a note with a walk', () => {
  const parts = partsIn(note);

  it('is walk until the stop', () => {
    expect(words(parts.stations)).toEqual(['First station', 'Second station']);
    expect(words(parts.walk)).toEqual(['The trouble.', 'First station', 'A step.', 'Second station']);
    expect(words(parts.after)).toEqual(['Look it up', 'Going deeper', 'Check yourself']);
  });

  it('has tables, each with the heading above it, the part itself left out', () => {
    expect(parts.tables.map(({ heading }) => heading && plainText(heading))).toEqual([undefined, 'By name']);
  });

  it('has workshops, each with all that is told in it and the paragraph it begins with', () => {
    expect(parts.workshops.map(({ heading }) => plainText(heading))).toEqual(['It hangs', 'It is slow']);
    expect(parts.workshops.map(({ content }) => content.length)).toEqual([3, 1]);
    expect(parts.workshops.map(({ first }) => first && plainText(first))).toEqual(['Who needs it.', undefined]);
  });
});

describe('a note without a stop', () => {
  it('ends its walk where it is looked up, so that only the missing stop is told', () => {
    const { walk, stop, stations, after } = partsIn('A.\n\n## One\n\n## Look it up\n\n## Check yourself\n');
    expect(words(walk)).toEqual(['A.', 'One']);
    expect(stop).toBeUndefined();
    expect(words(stations)).toEqual(['One', 'Look it up', 'Check yourself']);
    expect(after).toEqual([]);
  });

  it('is walk as a whole where it has no other part either', () => {
    const { walk, tables, workshops } = partsIn('A.\n\n## One\n\nB.\n');
    expect(walk).toHaveLength(3);
    expect([tables, workshops]).toEqual([[], []]);
  });
});
