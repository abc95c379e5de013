import type { ReactElement } from 'react';

import { defined } from '@groundwork/lib/defined';
import { Choice, Slider } from './controls';
import type { Lab } from '../stage/useLab';

/** How the value of a radio button is written: true and false as yes and no. */
type Written<Value> = Value extends boolean ? 'yes' | 'no' : Value extends string | number ? `${Value}` : never;

/** One of a few values, each in words; or a whole number, between those that the schema has where no others are said. */
type Option<Value> =
  | readonly [label: string, words: Readonly<Record<Written<Value>, string>>]
  | (number extends Value ? string | readonly [label: string, least: number, most: number] : never);

/** Parts of a setup that the reader can change, in the order in which they are shown. */
export type OptionsOf<Setup> = { readonly [Part in keyof Setup]?: Option<Setup[Part]> };

function write(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** The value that a text stands for, of the same type as the one that it takes the place of. */
function read(text: string, present: unknown): unknown {
  if (typeof present === 'boolean') return text === 'yes';
  return typeof present === 'number' ? Number(text) : text;
}

interface OptionsProps<Setup, State> {
  readonly lab: Lab<Setup, State>;
  readonly of: OptionsOf<NoInfer<Setup>>;
  /** The frame to show after a change, a number or found from the new setup; without it the run plays from where it differs. */
  readonly at?: number | ((setup: NoInfer<Setup>) => number);
}

/** What the reader can change in a setup: for each part, radio buttons or a slider, named `lab-<name>-<part>`. */
export function Options<Setup, State>({ lab, of, at }: OptionsProps<Setup, State>): ReactElement {
  const entries = Object.entries(of) as [keyof Setup & string, Option<string> | Option<number>][];
  const changed = (part: keyof Setup, value: unknown): Setup => ({ ...lab.setup, [part]: value });
  const choose = (setup: Setup) => lab.replace(setup, typeof at === 'function' ? at(setup) : at);
  const slide = at === undefined ? lab.adjust : choose;
  return (
    <>
      {entries.map(([part, option]) => {
        const id = `lab-${lab.name}-${part}`;
        const value: unknown = lab.setup[part];
        if (typeof option === 'string' || option.length === 3) {
          const range = lab.schema.parts?.[part].range;
          const [label, min, max] = typeof option === 'string' ? [option, ...defined(range, 'A range')] : option;
          return (
            <Slider
              key={part}
              {...{ id, label, min, max }}
              value={Number(value)}
              onChange={(next) => slide(changed(part, next))}
            />
          );
        }
        const [label, words] = option;
        const onChange = (text: string) => choose(changed(part, read(text, value)));
        return <Choice key={part} name={id} label={label} options={words} value={write(value)} onChange={onChange} />;
      })}
    </>
  );
}
