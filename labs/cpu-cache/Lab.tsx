import type { ReactElement } from 'react';
import { Ask, Choice, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_LOADS, prediction, WAYS, type Setup } from './model';
import { measure, type State } from './run';

const DIVISIONS = {
  '1': '8 sets of 1 way',
  '2': '4 sets of 2',
  '4': '2 sets of 4',
  '8': '1 set of 8',
} as const;

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { ways, loads } = lab.setup;
  const add = (text: string) => lab.extend({ ways, loads: [...loads, Number(text)].slice(0, MOST_LOADS) });
  return (
    <>
      <Examples label="Read" of={EXAMPLES} start={(list) => lab.replace({ ways, loads: list }, 0)} />
      <Choice
        name="lab-cpu-cache-ways"
        label="512 bytes as"
        options={DIVISIONS}
        value={`${ways}`}
        onChange={(chosen) => lab.replace({ ways: WAYS.find((count) => String(count) === chosen)!, loads })}
      />
      <Ask
        id="lab-cpu-cache-address"
        label="Address"
        start="768"
        numeric
        pattern="0|[1-9][0-9]{0,2}|10[01][0-9]|102[0-3]"
        hint="A whole number from 0 to 1023"
        maxLength={4}
        actions={{ Read: add }}
      />
    </>
  );
}

/** A small cache: which loads hit, for each way to divide it into sets. */
export default function CpuCache(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { loads, hits, misses, filled } = measure(state);
  return (
    <LabFrame
      lab={lab}
      title="A cache of eight lines, read by read"
      todo="Step on: the program reads the same three addresses again. Click a line of memory to read it."
      then="Divide the cache differently, and start “320 apart”."
      notice="Which set a line may use, how many places stay empty meanwhile, and which line has to go."
      caption="A line may lie in one set only. Three lines of one set do not fit into two ways, however empty the other sets are. Sets of four ways have room for all three lines."
      prediction={prediction}
      numbers={{ reads: loads, hits, misses, 'places filled': `${filled} of 8` }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['✓ hit', '✗ miss', 'one colour: one line', 'old: used longest ago, the next to go']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
