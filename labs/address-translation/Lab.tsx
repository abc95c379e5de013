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
  const { loads, frames } = state.counts;
  return (
    <LabFrame
      lab={lab}
      title="Three ways from a page to its frame"
      todo="Bet, then step. Or press a page in the last table to write to it."
      then="Choose pages of 2 MiB, and try the other starting points."
      notice="Which accesses read no table, which read four, and which need the kernel."
      caption="A hit reads no table, a walk reads one entry of each, and a page fault also costs a visit to the kernel. What the TLB forgets stays in the table. Counted are accesses to memory, 64 bytes each, without what the kernel computes and the tables that it builds. A real TLB mostly guesses which page was used longest ago."
      prediction={prediction}
      numbers={{ 'entries read': loads, 'frames given': frames }}
      controls={<Controls lab={lab} />}
      marks={[]}
      signs={['one colour: one page', '216→1: page 216 is in frame 1', 'red: the kernel is called', 'blue: now']}
    >
      <Drawing lab={lab} />
    </LabFrame>
  );
}
