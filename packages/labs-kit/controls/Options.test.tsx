import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { whole } from '../model/labSetup';
import { Options } from './Options';
import type { Lab } from '../stage/useLab';

interface Setup {
  readonly way: 'bus' | 'train';
  readonly late: boolean;
  readonly stops: 2 | 4;
  readonly riders: number;
  readonly names: readonly string[];
}

const setup: Setup = { way: 'bus', late: true, stops: 2, riders: 3, names: ['Ann'] };

/** The controls of a lab, by their labels, and what they asked of it. */
function shown(at?: number | ((next: Setup) => number)) {
  const replace = vi.fn();
  const adjust = vi.fn();
  const element = Options({
    lab: { name: 'travel', schema: { parts: { riders: whole(1, 8) } }, setup, replace, adjust } as unknown as Lab<
      Setup,
      null
    >,
    of: {
      way: ['By', { bus: 'bus', train: 'train' }],
      late: ['It is', { no: 'on time', yes: 'late' }],
      stops: ['Stops', { '2': 'two', '4': 'four' }],
      riders: 'Riders',
    },
    at,
  }) as ReactElement<{ children: ReactElement<{ label: string; onChange(value: string | number): void }>[] }>;
  const controls = Object.fromEntries(element.props.children.map(({ props }) => [props.label, props]));
  return { element, controls, replace, adjust };
}

it('writes a radio group for words and a slider for a range, with what is chosen', () => {
  const html = renderToStaticMarkup(shown().element);
  expect([...html.matchAll(/<legend>(.*?)<|<label for="(.*?)"/g)].map(([, legend, of]) => legend ?? of)).toEqual([
    'By',
    'It is',
    'Stops',
    'lab-travel-riders',
  ]);
  expect(
    [...html.matchAll(/name="([^"]*)" checked="" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ).toEqual([
    ['lab-travel-way', 'bus'],
    ['lab-travel-late', 'yes'],
    ['lab-travel-stops', '2'],
  ]);
  expect(html).toContain('min="1" max="8" value="3"');
});

it('asks for the setup with the new value, of the type of the old one', () => {
  const { controls, replace, adjust } = shown();
  controls['By']!.onChange('train');
  controls['It is']!.onChange('no');
  controls['Stops']!.onChange('4');
  controls['Riders']!.onChange(7);
  expect(replace.mock.calls).toEqual([
    [{ ...setup, way: 'train' }, undefined],
    [{ ...setup, late: false }, undefined],
    [{ ...setup, stops: 4 }, undefined],
  ]);
  expect(adjust).toHaveBeenCalledWith({ ...setup, riders: 7 });
});

it('shows the frame it is told, also one that the new setup decides', () => {
  const { controls, replace } = shown((next) => next.riders * 10);
  controls['Riders']!.onChange(4);
  expect(replace).toHaveBeenCalledWith({ ...setup, riders: 4 }, 40);
  const zero = shown(0);
  zero.controls['By']!.onChange('train');
  expect(zero.replace).toHaveBeenCalledWith({ ...setup, way: 'train' }, 0);
});
