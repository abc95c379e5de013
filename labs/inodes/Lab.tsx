import { useState, type ReactElement } from 'react';
import { Buttons, Choice, Examples, LabFrame, useLab, type Lab } from '@groundwork/labs-kit';
import { bytesOf, NAMES, type Name } from './disk';
import { Directory, Inodes as InodeTable } from './Drawing';
import { EXAMPLES, model, MOST_OPS, prediction, type Setup } from './model';
import { DESCRIPTORS, type Op, type State } from './run';

const OPTIONS = Object.fromEntries(NAMES.map((name) => [name, name])) as Record<Name, Name>;

function numbers({ entries, inodes }: State): Record<string, string | number> {
  const sum = (some: State['inodes']) => some.reduce((bytes, inode) => bytes + bytesOf(inode), 0);
  return {
    names: Object.keys(entries).length,
    inodes: inodes.length,
    'bytes of files with a name': sum(inodes.filter((inode) => inode.links > 0)),
    'bytes of all files': sum(inodes),
  };
}

function Controls({ lab }: { readonly lab: Lab<Setup, State> }): ReactElement {
  const [name, setName] = useState<Name>('today.txt');
  const [to, setTo] = useState<Name>('copy.txt');
  const { ops } = lab.setup;
  const run = (op: Op) => () => lab.extend({ ops: [...ops, op].slice(0, MOST_OPS) });
  return (
    <>
      <Examples of={EXAMPLES} start={(list) => lab.replace({ ops: list }, 0)} />
      <Choice name="lab-inodes-name" label="Name" options={OPTIONS} value={name} onChange={setName} />
      <Buttons
        label="With this name"
        actions={{
          Read: run({ act: 'read', name }),
          'Add a line': run({ act: 'write', name }),
          'Save as editors do': run({ act: 'replace', name }),
          Remove: run({ act: 'remove', name }),
          Open: run({ act: 'open', name }),
        }}
      />
      <Choice name="lab-inodes-to" label="Second name" options={OPTIONS} value={to} onChange={setTo} />
      <Buttons
        label="With both names"
        actions={{
          'Hard link': run({ act: 'link', name, to }),
          'Symbolic link': run({ act: 'symlink', name, to }),
          Rename: run({ act: 'rename', name, to }),
        }}
      />
      <Buttons
        label="Descriptors"
        actions={Object.fromEntries(DESCRIPTORS.map((fd) => [`Close ${fd}`, run({ act: 'close', fd })]))}
      />
    </>
  );
}

/** Names, inodes and links: what each call changes, and when a file is gone. */
export default function Inodes(): ReactElement {
  const lab = useLab(model);
  const { state } = lab.frame;
  const rows = Math.max(...lab.frames.map((frame) => frame.state.inodes.length), 1);
  return (
    <LabFrame
      lab={lab}
      title="Names and inodes, step by step"
      todo="Step on: a name is removed, and the other two are read."
      then="Open a file before you remove it, or save over a name that has a hard link."
      notice="Which of the two tables each step changes, and when an inode disappears."
      caption="Adding or removing a name changes the directory and a link count. An inode and its data are freed when no entry and no descriptor leads to the inode."
      prediction={prediction}
      numbers={numbers(state)}
      controls={<Controls lab={lab} />}
      marks={['look', 'pass', 'put', 'found', 'absent', 'removed', 'changed']}
    >
      <Directory state={state} />
      <InodeTable state={state} rows={rows} />
    </LabFrame>
  );
}
