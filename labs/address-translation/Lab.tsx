import type { ReactElement } from 'react';
import { Ask, Choice, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign } from '../_kit/marks';
import { Options } from '../_kit/Options';
import { Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import type { Leaf, Mark, Op, State } from './run';
import { addressOf, FIRST_ENTRY, hex, indexAt, lastLevel, offsetOf } from './space';

const SIZES = { small: '4 KiB', huge: '2 MiB' } as const;
const TLB_SIZES = { '2': '2 entries', '4': '4 entries' } as const;
const LEVELS = [4, 3, 2, 1] as const;

function Chip({ text, mark }: { readonly text: string; readonly mark: Mark | null }): ReactElement {
  return (
    <li>
      <span className="lab-cell" data-kind="key" data-mark={mark}>
        <span>{text}</span>
        <MarkSign mark={mark} />
      </span>
    </li>
  );
}

interface EntriesProps {
  readonly label: string;
  readonly none: string;
  readonly mark: Mark | null;
  readonly children: readonly ReactElement[];
}

/** A labelled row of entries; a mark on the row itself says that none of them was the wanted one. */
function Entries({ label, none, mark, children }: EntriesProps): ReactElement {
  return (
    <Row label={label}>
      {children}
      {mark !== null && <Chip key="none" text="?" mark={mark} />}
      {children.length === 0 && mark === null && <li className="lab-chip-none">{none}</li>}
    </Row>
  );
}

const leafText = ({ index, frame, writable }: Leaf) => `${index}→${frame}${writable ? '' : ' ro'}`;

/** The present address cut into its table indexes and offset. */
function Address({ state }: { readonly state: State }): ReactElement {
  const { address, cursor, size } = state;
  const levels = LEVELS.filter((level) => level >= lastLevel(size));
  const parts =
    address === null
      ? []
      : levels.map((level) => {
          const here = cursor?.at === level ? 'look' : null;
          return <Chip key={level} text={String(indexAt(address, level))} mark={here} />;
        });
  const offset = address === null ? [] : [<Chip key="offset" text={`+${offsetOf(address, size)}`} mark={null} />];
  return (
    <Entries label={address === null ? 'Address' : `…${hex(address).slice(-8)}`} none="no access yet" mark={null}>
      {[...parts, ...offset]}
    </Entries>
  );
}

/** One level of the tables: an entry that points down, or the frames at the last level. */
function Level({ state, level }: { readonly state: State; readonly level: (typeof LEVELS)[number] }): ReactElement {
  const { cursor, leaves, tables, size } = state;
  const here = cursor?.at === level ? cursor : null;
  const path = indexAt(addressOf(0), level);
  const entries =
    level === lastLevel(size)
      ? leaves.map((leaf) => ({ index: leaf.index, text: leafText(leaf) }))
      : tables
        ? [{ index: path, text: `${path}↓` }]
        : [];
  const missing = here !== null && !entries.some(({ index }) => index === here.index);
  return (
    <Entries label={`Level ${level}`} none="no entry" mark={missing ? here.mark : null}>
      {entries.map(({ index, text }) => (
        <Chip key={index} text={text} mark={here?.index === index ? here.mark : null} />
      ))}
    </Entries>
  );
}

function Tlb({ state }: { readonly state: State }): ReactElement {
  const { cursor, tlb, tlbSize } = state;
  const here = cursor?.at === 'tlb' ? cursor : null;
  return (
    <Entries label={`TLB, ${tlbSize} entries`} none="empty" mark={here?.index === null ? here.mark : null}>
      {tlb.map((leaf) => (
        <Chip key={leaf.index} text={leafText(leaf)} mark={here?.index === leaf.index ? here.mark : null} />
      ))}
    </Entries>
  );
}

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
export function AddressTranslation(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const { accesses, hits, loads, faults, frames } = state.counts;
  return (
    <LabFrame
      lab={lab}
      title="From an address to a frame"
      todo="Step on: page 216 is written again."
      then="Choose pages of 2 MiB, and try the other starting points."
      notice="Which accesses read no table, which read four entries, and which need the kernel."
      caption="In this lab, a hit in the TLB costs nothing, a walk costs a load for each level, and a page fault costs a visit to the kernel. A frame that is in the tables stays there when the TLB forgets it."
      prediction={prediction}
      numbers={{ accesses, 'TLB hits': hits, 'loads of table entries': loads, 'page faults': faults, frames }}
      controls={<Controls lab={lab} />}
      marks={['look', 'pass', 'found', 'absent', 'put']}
      signs={['216→1: entry 216 holds frame 1', 'ro read only', '↓ points to the next table']}
    >
      <Address state={state} />
      <Tlb state={state} />
      {LEVELS.filter((level) => level >= lastLevel(state.size)).map((level) => (
        <Level key={level} state={state} level={level} />
      ))}
    </LabFrame>
  );
}
