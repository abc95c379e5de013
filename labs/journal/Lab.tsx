import type { ReactElement } from 'react';
import { Buttons, Choice } from '../_kit/controls';
import { LabFrame } from '../_kit/LabFrame';
import { MarkSign, type Mark } from '../_kit/marks';
import { useLab, type Lab } from '../_kit/useLab';
import { acts, model, MOST_ACTS, prediction, WAYS, type Setup } from './model';
import { inMemory, onDisk, textInWords, withoutBlock, type Act, type State } from './run';

const PRECAUTION = { on: 'as it comes', off: 'noauto_da_alloc' } as const;

/** One place and what it holds; a mark is about the last thing in it. */
function Row({
  label,
  items,
  mark,
}: {
  readonly label: string;
  readonly items: readonly string[];
  readonly mark: Mark | null;
}): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <ol className="lab-chips" aria-label={label}>
        {items.length === 0 && (
          <li className="lab-cell" data-kind="empty" data-mark={mark}>
            <span>nothing</span>
            <MarkSign mark={mark} />
          </li>
        )}
        {items.map((item, index) => {
          const here = index === items.length - 1 ? mark : null;
          return (
            <li key={index} className="lab-cell" data-kind="key" data-mark={here}>
              <span>{item}</span>
              <MarkSign mark={here} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Places({ state }: { readonly state: State }): ReactElement {
  const file = ([name, text]: readonly [string, State['inodes'][number]['text']]) => `${name}: ${textInWords(text)}`;
  const mark = (row: State['moved'][number]) => (state.moved.includes(row) ? 'changed' : null);
  return (
    <>
      <Row label="memory: what programs read" items={inMemory(state).map(file)} mark={mark('memory')} />
      <Row label="memory: waits for a commit" items={state.pending} mark={mark('pending')} />
      <Row
        label="memory: data without a block"
        items={withoutBlock(state).map(({ number, text }) => `${number}: ${textInWords(text)}`)}
        mark={mark('data')}
      />
      <Row label="disk: what a boot would find" items={onDisk(state).map(file)} mark={mark('disk')} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const { precaution, acts: all } = lab.setup;
  const act = (what: Act) => () => lab.extend({ precaution, acts: [...all, what].slice(0, MOST_ACTS) });
  const ways = Object.entries(WAYS).map(([name, way]) => [
    name,
    () => lab.replace({ precaution, acts: acts(`${way}cx`) }, 0),
  ]);
  return (
    <>
      <Choice
        name="lab-journal-precaution"
        label="ext4 mounted"
        options={PRECAUTION}
        value={precaution ? 'on' : 'off'}
        onChange={(chosen) => lab.replace({ precaution: chosen === 'on', acts: all })}
      />
      <Buttons label="Start from" actions={Object.fromEntries(ways)} />
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
      notice="Names reach the disk by the clock of the journal, data by a slower one. Only fsync promises both."
      caption="The new name was committed and the data had no block yet: an empty file. An fsync before the rename puts the data first."
      prediction={prediction}
      numbers={{
        power: state.power ? 'on' : 'off',
        'changes that a crash would undo': state.pending.length,
        'files whose data would be missing': withoutBlock(state).length,
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={['12, 13: inodes']}
    >
      <Places state={state} />
    </LabFrame>
  );
}
