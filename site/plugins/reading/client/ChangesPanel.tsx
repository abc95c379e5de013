import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { formatDay } from '../../../lib/formatDay';
import { forgetReader } from './forgetReader';
import { storedRecord, storeRecord, visited, type ReadingRecord } from '../../../lib/readingRecord';
import { byKind, changeKinds, changesFile, isSince, type Change, type ChangeKind } from '../shared/changes';
import { markNotes } from './markNotes';

export interface ChangesPanelProps {
  /** The site's base, which ends with a slash. */
  base: string;
  /** The newest changes when the site was built: for a new reader, and where the list cannot be fetched. */
  recent: readonly Change[];
}

/** What changed in the notes since the reader's last visit, what the reader has begun, and a way to forget both. */
export function ChangesPanel({ base, recent }: ChangesPanelProps): ReactNode {
  const [record, setRecord] = useState<ReadingRecord>();
  const [changes, setChanges] = useState<readonly Change[]>();
  const [message, setMessage] = useState('');

  useEffect(() => {
    const abort = new AbortController();
    const show = async (): Promise<void> => {
      const now = visited(storedRecord(), Date.now());
      storeRecord(now);
      setRecord(now);
      if (now.visit.before > 0) setChanges(await fetchChanges(base, abort.signal));
    };
    show().catch(() => {
      if (!abort.signal.aborted)
        setMessage('The list of changes could not be loaded. These are the newest of this page.');
    });
    return () => abort.abort();
  }, [base]);

  const since = record?.visit.before ?? 0;
  const changed = useMemo(
    () => (since > 0 && changes ? changes.filter((change) => isSince(change, since)) : undefined),
    [since, changes],
  );
  useEffect(() => {
    if (record) markNotes(record, base, changed ?? recent);
  }, [record, base, changed, recent]);
  const forget = (): void => {
    if (!forgetReader()) return setMessage('This browser does not let a page change what is stored.');
    setRecord(storedRecord());
    setChanges(undefined);
    setMessage(forgotten);
  };

  return (
    <details>
      <summary>{changed ? sinceThen(changed.length, since) : 'What changed in the notes'}</summary>
      {/* A link that leads here opens the panel. */}
      <span id="changes" />
      <ChangeLists base={base} changes={changed ?? recent} />
      <p>
        <a href={`${base}feed.xml`}>Feed of all changes (Atom)</a>
      </p>
      {record && <Begun record={record} />}
      {record && message !== forgotten && (
        <p>
          Which notes you have read, your copies of programs and your settings are known to this browser, and to nobody
          else.{' '}
          <button type="button" onClick={forget}>
            Forget all
          </button>
        </p>
      )}
      <p role="status">{message}</p>
    </details>
  );
}

const forgotten = 'Forgotten.';

/** Short enough for one line of a phone, so that nothing below it moves when it is known. */
function sinceThen(notes: number, since: number): string {
  const day = formatDay(new Date(since), 'en');
  if (notes === 0) return `Nothing changed since ${day}`;
  return `${notes} ${notes === 1 ? 'note' : 'notes'} changed since ${day}`;
}

const titles: Readonly<Record<ChangeKind, string>> = { new: 'New', rewritten: 'Rewritten', corrected: 'Corrected' };

function ChangeLists({ base, changes }: { base: string; changes: readonly Change[] }): ReactNode {
  return byKind(changes).map(({ kind, changes: ofKind }) => (
    <section key={kind}>
      <p>
        <strong>{titles[kind]}</strong>
      </p>
      <ul className="changes__list">
        {ofKind.map(({ to, title, on, what }) => (
          <li key={to}>
            <a href={`${base}${to}`}>{title}</a>, <time dateTime={on}>{formatDay(new Date(on), 'en')}</time>
            <span className="changes__what">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const mostBegun = 12;

/** Notes whose end the reader has not seen, the last one first. */
function Begun({ record }: { record: ReadingRecord }): ReactNode {
  const titles = titlesOnPage();
  const begun = Object.entries(record.notes)
    .filter(([to, { finished }]) => !finished && titles.has(to))
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, mostBegun);
  if (begun.length === 0) return null;
  return (
    <>
      <p>Begun, and not read to the end:</p>
      <ul>
        {begun.map(([to, { at }]) => (
          <li key={to}>
            <a href={to}>{titles.get(to)}</a>, {formatDay(new Date(at), 'en')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Titles of the notes that the table of contents links to, by their address. */
function titlesOnPage(): ReadonlyMap<string, string> {
  const links = document.querySelectorAll<HTMLAnchorElement>('.contents__notes a');
  return new Map([...links].map((link) => [link.pathname, link.textContent]));
}

async function fetchChanges(base: string, signal: AbortSignal): Promise<Change[]> {
  const response = await fetch(`${base}${changesFile}`, { signal });
  if (!response.ok) throw new Error(`The list of changes answered ${response.status}.`);
  const found: unknown = await response.json();
  if (!Array.isArray(found)) throw new Error('The list of changes has another form.');
  return found.filter(isChange);
}

/** A file of another deploy, or of a proxy in between, may have another form. */
const isChange = (found: Partial<Record<keyof Change, unknown>> | null): found is Change =>
  [found?.to, found?.title, found?.on, found?.what].every((field) => typeof field === 'string') &&
  changeKinds.some((kind) => kind === found?.kind);
