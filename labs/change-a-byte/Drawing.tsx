import type { ReactElement } from 'react';

import { MarkSign, Row, WordsRow } from '@groundwork/labs-kit';
import type { State } from './run';

const hex = (byte: number) => byte.toString(16).padStart(2, '0');

interface BytesProps {
  readonly label: string;
  readonly bytes: readonly number[];
  /** The number of the first byte, over all that travels. */
  readonly from?: number;
  readonly changed?: readonly number[];
  readonly chosen?: number;
}

function Bytes({ label, bytes, from = 0, changed = [], chosen }: BytesProps): ReactElement {
  return (
    <Row label={label} ordered>
      {bytes.map((byte, index) => {
        const at = from + index;
        const mark = changed.includes(at) ? 'changed' : null;
        return (
          <li key={index}>
            <span className="lab-cell" data-mark={mark ?? (at === chosen ? 'picked' : null)}>
              <span>{hex(byte)}</span>
              <MarkSign mark={mark} />
            </span>
          </li>
        );
      })}
    </Row>
  );
}

function Words({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  return <WordsRow label={label} text={text} />;
}

function bobText(state: State): string {
  if (state.bob === 'waits') return 'waits';
  return state.bob === 'refuses' ? '✗ refuses it' : `✓ accepts “${state.reads}”`;
}

/** The message, the bytes that travel, and what Eve and Bob make of them. */
export function Drawing({
  state,
  message,
  chosen,
}: {
  readonly state: State;
  readonly message: string;
  readonly chosen: number | undefined;
}): ReactElement {
  const rows = state.parts.map(({ name, bytes }, index) => {
    const from = state.parts.slice(0, index).reduce((sum, part) => sum + part.bytes.length, 0);
    return <Bytes key={name} label={name} bytes={bytes} from={from} changed={state.changed} chosen={chosen} />;
  });
  return (
    <>
      <Words label="Ann" text={`“${message}”`} />
      {rows}
      <Words label="Eve reads" text={state.eve ?? '…'} />
      {state.tag && <Bytes label="tag that Bob computes" bytes={state.tag} />}
      <Words label="Bob" text={bobText(state)} />
    </>
  );
}
