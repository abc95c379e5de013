import { Children, type ReactElement, type ReactNode } from 'react';

import type { Actor } from '../shapes';
import { MarkSign, type Mark } from './marks';

export interface ChipProps {
  readonly text: string | number;
  /** What it is: a thing with a name, no thing, or what a thing left behind. */
  readonly kind?: 'key' | 'empty' | 'tombstone';
  readonly mark?: Mark | null;
  /** Whose it is. */
  readonly actor?: Actor;
}

/** A thing in a row. */
export function Chip({ text, kind = 'key', mark = null, actor }: ChipProps): ReactElement {
  return (
    <li className="lab-cell" data-kind={kind} data-mark={mark} data-actor={actor}>
      <span>{text}</span>
      <MarkSign mark={mark} />
    </li>
  );
}

interface RowProps {
  readonly label: string;
  /** The name of the list for screen readers, where the label alone would not say it. */
  readonly says?: string;
  /** Whether the order of the things means something. */
  readonly ordered?: boolean;
  /** What is said when there is no thing. */
  readonly none?: string;
  /** Whose row it is. */
  readonly actor?: Actor;
  /** Chips, or other list items. */
  readonly children: ReactNode;
}

/** A row of the drawing: a name, and the things that are there. */
export function Row({ label, says = label, ordered = false, none, actor, children }: RowProps): ReactElement {
  const List = ordered ? 'ol' : 'ul';
  return (
    <div className="lab-row" data-actor={actor}>
      <span className="lab-row-label">{label}</span>
      <List className="lab-chips" aria-label={says}>
        {none !== undefined && Children.count(children) === 0 && <li className="lab-chip-none">{none}</li>}
        {children}
      </List>
    </div>
  );
}

/** A row of the drawing that holds words instead of things. */
export function WordsRow({ label, text }: { readonly label: string; readonly text: string }): ReactElement {
  return (
    <div className="lab-row">
      <span className="lab-row-label">{label}</span>
      <span>{text}</span>
    </div>
  );
}

/** The head of a table, one name a column. */
export function Columns({ names }: { readonly names: readonly string[] }): ReactElement {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
