/** What this browser remembers of a reader's notes. It leaves the browser for nowhere. */
export interface ReadingRecord {
  /** When the reader was here last, and in the visit before: milliseconds since the epoch, 0 for never. */
  visit: { now: number; before: number };
  /** Notes by their address (`/docs/linux/epoll`): when they were last read, and whether to the end. */
  notes: Readonly<Record<string, { at: number; finished: boolean }>>;
}

export const recordKey = 'groundwork.reading';

const nothing: ReadingRecord = { visit: { now: 0, before: 0 }, notes: {} };

/** A reader who was away for as long comes back. */
const pause = 4 * 60 * 60 * 1000;

const address = /^\/(?:[\w.-]{1,60}\/){0,4}docs(?:\/[\w.-]{1,60}){1,4}$/;
const mostNotes = 1000;

/** True for the address of a note. The table of contents, and whatever else a page is, are not remembered. */
export const isRemembered = (path: string): boolean => address.test(path);

/** The record from its stored text. What is not of its form is left out: anybody may have written there. */
export function parseRecord(text: string | null): ReadingRecord {
  let found: unknown;
  try {
    found = JSON.parse(text ?? '');
  } catch {
    return nothing;
  }
  const { visit, notes } = fields(found);
  const { now, before } = fields(visit);
  const kept = Object.entries(fields(notes))
    .slice(0, mostNotes)
    .flatMap(([to, note]) => {
      const { at, finished } = fields(note);
      return isRemembered(to) && isTime(at) ? [[to, { at, finished: finished === true }] as const] : [];
    });
  return {
    visit: { now: isTime(now) ? now : 0, before: isTime(before) ? before : 0 },
    notes: Object.fromEntries(kept),
  };
}

/** The record after the reader was seen at a moment; after a pause that begins a new visit. */
export function visited(record: ReadingRecord, now: number): ReadingRecord {
  const { visit } = record;
  return { ...record, visit: { now, before: now - visit.now > pause ? visit.now : visit.before } };
}

/** The record after the reader was seen in a note. A note that was read to its end stays so. */
export function read(record: ReadingRecord, to: string, now: number, finished: boolean): ReadingRecord {
  const known = Object.hasOwn(record.notes, to) && record.notes[to]?.finished === true;
  return { ...visited(record, now), notes: { ...record.notes, [to]: { at: now, finished: finished || known } } };
}

/** What is stored; an empty record where storage is blocked. */
export function storedRecord(): ReadingRecord {
  try {
    return parseRecord(localStorage.getItem(recordKey));
  } catch {
    return nothing;
  }
}

/** Stores a record. False where the browser does not: storage may be blocked or full. */
export function storeRecord(record: ReadingRecord): boolean {
  try {
    localStorage.setItem(recordKey, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
}

/** Forgets everything. False where the browser does not let us. */
export function forgetRecord(): boolean {
  try {
    localStorage.removeItem(recordKey);
    return true;
  } catch {
    return false;
  }
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 8.64e15;
