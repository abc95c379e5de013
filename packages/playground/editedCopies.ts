/** A sample as this browser's reader left it: its page, its first file, and the text of each of its files. */
interface EditedCopy {
  page: string;
  file: string;
  texts: readonly string[];
}

const copiesKey = 'groundwork.copies';

/** The oldest copies go where there are more, or where all are longer than so many characters. */
const most = { copies: 30, characters: 200_000 } as const;

/** The copies from their stored text, the newest first. What is not of their form is left out: anybody may have written there. */
export function parseCopies(text: string | null): EditedCopy[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isCopy) : [];
  } catch {
    return [];
  }
}

/** The copies with one more, or without it where its texts are undefined, within the limits. */
export function withCopy(
  copies: readonly EditedCopy[],
  { page, file, texts }: Omit<EditedCopy, 'texts'> & { texts: readonly string[] | undefined },
): EditedCopy[] {
  const others = copies.filter((copy) => !(copy.page === page && copy.file === file));
  let room: number = most.characters;
  return [...(texts ? [{ page, file, texts }] : []), ...others].slice(0, most.copies).filter((copy) => {
    room -= copy.texts.join('').length;
    return room >= 0;
  });
}

/** What is stored; nothing where storage is blocked. */
export function storedCopies(): EditedCopy[] {
  try {
    return parseCopies(localStorage.getItem(copiesKey));
  } catch {
    return [];
  }
}

/** What the reader made of a sample on a page, where it has as many files as then. */
export const copyOf = (page: string, file: string, files: number): readonly string[] | undefined =>
  storedCopies().find((copy) => copy.page === page && copy.file === file && copy.texts.length === files)?.texts;

/** Keeps what the reader made of a sample; forgets it where it is as the page has it. False where the browser does not. */
export function keepCopy(page: string, file: string, texts: readonly string[], originals: readonly string[]): boolean {
  const isChanged = texts.some((text, index) => text !== originals[index]);
  return store(withCopy(storedCopies(), { page, file, texts: isChanged ? texts : undefined }));
}

function store(copies: readonly EditedCopy[]): boolean {
  try {
    if (copies.length > 0) localStorage.setItem(copiesKey, JSON.stringify(copies));
    else localStorage.removeItem(copiesKey);
    return true;
  } catch {
    return false;
  }
}

function isCopy(value: unknown): value is EditedCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { page, file, texts } = value as Partial<Record<keyof EditedCopy, unknown>>;
  return (
    typeof page === 'string' &&
    typeof file === 'string' &&
    Array.isArray(texts) &&
    texts.every((text) => typeof text === 'string')
  );
}
