import type { Element } from 'hast';

import type { NoteActor } from '../../actors/actors';
import { drawFigure } from '../drawFigure';

/** A figure whose fence is on line 20, so that its data begins on line 21. */
export const draw = (kind: string, yaml: string, actors: readonly NoteActor[] = []) =>
  drawFigure({ kind, yaml, file: 'docs/a/b.mdx', line: 20, actors });

interface Shape {
  name: string;
  look: string;
  text: string;
  at: Record<string, number>;
}

/** The shapes of a drawing with their places as numbers. */
export function shapesOf(children: Element['children']): Shape[] {
  return children.flatMap((child): Shape[] => {
    if (child.type !== 'element') return [];
    const { className, ...rest } = child.properties;
    const [only] = child.children;
    const at = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, Number(value)]));
    return [
      { name: child.tagName, look: [className].flat().join(' '), text: only?.type === 'text' ? only.value : '', at },
    ];
  });
}

export const textsOf = (svg: Element): string[] =>
  shapesOf(svg.children).flatMap(({ text }) => (text === '' ? [] : [text]));
export const rectsOf = (svg: Element): Shape[] => shapesOf(svg.children).filter(({ name }) => name === 'rect');
export const looksOf = (svg: Element): string[] => shapesOf(svg.children).map(({ look }) => look);
/** The points of each line, from its start to its end. */
export const waysOf = (svg: Element): number[][][] =>
  svg.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'polyline'
      ? [
          String(child.properties.points)
            .split(' ')
            .map((point) => point.split(',').map(Number)),
        ]
      : [],
  );
export const yOf = (svg: Element, label: string): number =>
  shapesOf(svg.children).find(({ text }) => text === label)?.at.y ?? NaN;
