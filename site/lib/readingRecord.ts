/** Where a reader was in a note that is not read to the end. */
export interface ReadingPlace {
  /** The note's title, because the page that offers to go on has no list of all notes. */
  title: string;
  /** The heading above the text that was read last, and its id. */
  heading: string;
  id: string;
  /** Minutes from there to where a reader may stop; 0 where that was passed. */
  minutes: number;
}

interface ReadNote {
  /** When the note was last read: milliseconds since the epoch. */
  at: number;
  /** Whether its end was seen. */
  finished: boolean;
  place?: ReadingPlace;
}

/** What this browser remembers of a reader's notes. It leaves the browser for nowhere. */
export interface ReadingRecord {
  /** When the reader was here last, and in the visit before: milliseconds since the epoch, 0 for never. */
  visit: { now: number; before: number };
  /** Notes by their address (`/docs/linux/epoll`). */
  notes: Readonly<Record<string, ReadNote>>;
}

export const recordKey = 'groundwork.reading';

/** Stands in the stored text where a note has a place to go on at: a page asks so before its code is there. */
export const placeMark = '"place"';

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
      const { at, finished, place } = fields(note);
      return isRemembered(to) && isTime(at)
        ? [[to, { at, finished: finished === true, ...placeOf(place) }] as const]
        : [];
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

/**
 * The record after the reader was seen in a note, at a place where it is known. A place stays until there is another; a
 * note that was read to its end stays so, and has none.
 */
export function read(
  record: ReadingRecord,
  to: string,
  now: number,
  seen: { finished?: boolean; place?: ReadingPlace },
): ReadingRecord {
  const known = readNoteOf(record, to);
  const finished = seen.finished === true || known?.finished === true;
  const place = finished ? undefined : (seen.place ?? known?.place);
  const note: ReadNote = { at: now, finished, ...(place && { place }) };
  return { ...visited(record, now), notes: { ...record.notes, [to]: note } };
}

/** What is known of a note. */
export const readNoteOf = ({ notes }: ReadingRecord, to: string): ReadNote | undefined =>
  Object.hasOwn(notes, to) ? notes[to] : undefined;

/** Notes that were begun, have a place to go on at, and were not read to the end: the last one first. */
export const begunNotes = ({ notes }: ReadingRecord): (ReadNote & { to: string; place: ReadingPlace })[] =>
  Object.entries(notes)
    .flatMap(([to, note]) => (note.place && !note.finished ? [{ ...note, to, place: note.place }] : []))
    .toSorted((a, b) => b.at - a.at);

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

/** A place from what is stored, where it is one. */
function placeOf(value: unknown): { place?: ReadingPlace } {
  const { title, heading, id, minutes } = fields(value);
  if (!isText(title) || !isText(heading) || !isText(id) || typeof minutes !== 'number') return {};
  return minutes >= 0 && minutes < 1000 ? { place: { title, heading, id, minutes: Math.ceil(minutes) } } : {};
}

/** A title or an id: longer ones are nobody's. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 8.64e15;
