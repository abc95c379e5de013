import type { ReactElement } from 'react';
import { Ask, Choice, Examples, LabFrame, Options, useLab, type Lab } from '@groundwork/labs-kit';
import { Drawing } from './Drawing';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import type { Op, State } from './run';
import { FIRST_ENTRY } from './space';

const SIZES = { small: '4 KiB', huge: '2 MiB' } as const;
const TLB_SIZES = { '2': '2 entries', '4': '4 entries' } as const;
function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { setup } = lab;
  const act = (what: Op['act']) => (text: string) =>
    lab.extend({ ...setup, ops: [...setup.ops, { act: what, page: Number(text) - FIRST_ENTRY }].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ ...setup, ops: list }, 0)} />
      <Options lab={lab} of={{ size: ['Pages of', SIZES] }} />
      <Choice
        name="lab-address-translation-tlb"
        label="TLB of"
        options={TLB_SIZES}
        value={`${setup.tlbSize}`}
        onChange={(chosen) => lab.replace({ ...setup, tlbSize: chosen === '2' ? 2 : 4 })}
      />
      <Ask
        id="lab-address-translation-page"
        label="Page"
        start="221"
        numeric
        pattern="21[6-9]|22[0-3]"
        hint="A page from 216 to 223"
        maxLength={3}
        actions={{ Write: act('write'), Read: act('read') }}
      />
    </>
  );
}

/** Address translation: a TLB, four levels of tables, and the kernel behind a page fault. */
export default function AddressTranslation(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { hits, loads, faults, frames } = state.counts;
  return (
    <LabFrame
      lab={lab}
      title="From an address to a frame"
      todo="Step on: page 216 is written again. Click an entry of level 1 to write to its page."
      then="Choose pages of 2 MiB, and try the other starting points."
      notice="Which accesses read no table, which read four entries, and which need the kernel."
      caption="In this lab, a hit in the TLB costs nothing, a walk reads an entry for each level, and a page fault costs a visit to the kernel. A frame that is in the tables stays there when the TLB forgets it."
      prediction={prediction}
      numbers={{ 'TLB hits': hits, 'entries read': loads, faults, frames }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['w writes, r reads', 'one colour: one page', '0 dashed: zeros, read only', 'old: used longest ago']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
