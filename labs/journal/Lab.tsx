import type { ReactElement } from 'react';
import { Buttons, Choice, Examples } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import type { Mark } from '../_kit/marks';
import { Chip, Row } from '../_kit/rows';
import { useLab, type Lab } from '../_kit/useLab';
import { acts, model, MOST_ACTS, prediction, WAYS, type Setup } from './model';
import { inMemory, onDisk, textInWords, withoutBlock, type Act, type State } from './run';

const PRECAUTION = { on: 'by default', off: 'noauto_da_alloc' } as const;

/** One place and what it holds; a mark is about the last thing in it. */
function Items({
  label,
  items,
  mark,
}: {
  readonly label: string;
  readonly items: readonly string[];
  readonly mark: Mark | null;
}): ReactElement {
  return (
    <Row label={label} ordered>
      {items.length === 0 && <Chip text="nothing" kind="empty" mark={mark} />}
      {items.map((item, index) => {
        const here = index === items.length - 1 ? mark : null;
        return <Chip key={index} text={item} mark={here} />;
      })}
    </Row>
  );
}

function Places({ state }: { readonly state: State }): ReactElement {
  const file = ([name, text]: readonly [string, State['inodes'][number]['text']]) => `${name}: ${textInWords(text)}`;
  const mark = (row: State['moved'][number]) => (state.moved.includes(row) ? 'changed' : null);
  return (
    <>
      <Items label="memory: what programs read" items={inMemory(state).map(file)} mark={mark('memory')} />
      <Items label="memory: waits for a commit" items={state.pending} mark={mark('pending')} />
      <Items
        label="memory: data without a block"
        items={withoutBlock(state).map(({ number, text }) => `${number}: ${textInWords(text)}`)}
        mark={mark('data')}
      />
      <Items label="disk: what a boot would find" items={onDisk(state).map(file)} mark={mark('disk')} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { precaution, acts: all } = lab.setup;
  const act = (what: Act) => () => lab.extend({ precaution, acts: [...all, what].slice(0, MOST_ACTS) });
  return (
    <>
      <Choice
        name="lab-journal-precaution"
        label="ext4 mounted"
        options={PRECAUTION}
        value={precaution ? 'on' : 'off'}
        onChange={(chosen) => lab.replace({ precaution: chosen === 'on', acts: all })}
      />
      <Examples of={WAYS} start={(way) => lab.replace({ precaution, acts: acts(`${way}cx`) }, 0)} />
      <Buttons
        label="Program"
        actions={{
          'Truncate conf, write': act('truncate'),
          'Write conf.tmp': act('create'),
          'Remove conf': act('unlink'),
          Rename: act('rename'),
          'fsync the file': act('fsync'),
          'fsync the directory': act('directory'),
        }}
      />
      <Buttons
        label="Machine"
        actions={{ Commit: act('commit'), '30 seconds pass': act('writeback'), 'Cut the power': act('cut') }}
      />
    </>
  );
}

/** A journal and a crash: what is on the disk after each call, and what a boot finds. */
export function Journal(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="What would a boot find now?"
      todo="Step on: the journal commits and the power goes. Then start from the other ways, and cut the power at another moment."
      notice="Names reach the disk with a commit of the journal, data often later. Only fsync promises both."
      caption="The new name was committed and the data had no block yet: an empty file. An fsync before the rename puts the data first."
      prediction={prediction}
      numbers={{
        power: state.power ? 'on' : 'off',
        'changes that a crash would undo': state.pending.length,
        'files whose data would be missing': withoutBlock(state).length,
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={['12, 13: inodes', 'noauto_da_alloc: no early blocks for a file that replaces another']}
    >
      <Places state={state} />
    </LabFrame>
  );
}
