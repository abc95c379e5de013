import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { contrast, parseColour } from '@groundwork/lib/colour';

const css = ['tokens.css', '../components/contents/contents.css']
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('');

/** The light and the dark value of each colour token. */
const tokens = new Map(
  [...css.matchAll(/--gw-([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

const pairs = [
  ...['text', 'text-soft', 'accent', 'ok', 'warn', 'bad', ...[...'sldmog'].map((letter) => `layer-${letter}`)].flatMap(
    (text) => ['bg', 'surface'].map((paper) => [text, paper]),
  ),
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-accent', 'accent'],
] as [string, string][];

const shapes = [...tokens.keys()]
  .filter((name) => /^(actor|state)-/.test(name))
  .flatMap((shape) => ['bg', 'surface'].map((paper) => [shape, paper] as [string, string]));

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  it.each(pairs)('%s on %s has the contrast of WCAG AA', (text, paper) => {
    const [front, back] = [text, paper].map((name) => parseColour(tokens.get(name)![mode])!);
    expect(contrast(front!, back!)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapes)('%s on %s has the contrast that WCAG asks of graphics', (shape, paper) => {
    const [front, back] = [shape, paper].map((name) => parseColour(tokens.get(name)![mode])!);
    expect(contrast(front!, back!)).toBeGreaterThanOrEqual(3);
  });
});
