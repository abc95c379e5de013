import type { ReactElement } from 'react';
import { Buttons, Chip, Examples, LabFrame, Row, useLab, type Lab, type Mark } from '@groundwork/labs-kit';
import { acts, model, MOST_ACTS, prediction, WAYS, type Setup } from './model';
import { inMemory, onDisk, textInWords, withoutBlock, type Act, type State } from './run';

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
      <Items label="device: what a start would find" items={onDisk(state).map(file)} mark={mark('disk')} />
    </>
  );
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const act = (what: Act) => () => lab.extend({ acts: [...lab.setup.acts, what].slice(0, MOST_ACTS) });
  return (
    <>
      <Examples of={WAYS} start={(way) => lab.replace({ acts: acts(`${way}cx`) }, 0)} />
      <Buttons
        label="Program"
        actions={{
          'Write conf': act('truncate'),
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

/** A journal and a crash: what is on the device after each call, and what a start finds. */
export default function Journal(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  return (
    <LabFrame
      lab={lab}
      title="What would be left after a power cut?"
      todo="Step on: ext4 commits, and the power goes."
      then="Press another button of “Start from”: its name lists what the program does."
      notice="Names reach the device with a commit, data without a block later. An fsync of the file writes its data first."
      caption="The new name was committed and the data had no block yet: an empty file. An fsync of conf.tmp before the rename puts the data first."
      prediction={prediction}
      numbers={{
        power: state.power ? 'on' : 'off',
        'changes that a crash would undo': state.pending.length,
        'files whose data would be missing': withoutBlock(state).length,
      }}
      controls={<Controls lab={lab} />}
      marks={['changed']}
      signs={['12, 13: numbers of inodes']}
    >
      <Places state={state} />
    </LabFrame>
  );
}
