/** The folders of a build in which every file carries the hash of its content in its name (`site/config/headers.ts`). */
type Folder = 'images' | 'medias' | 'files';

/** What is known of the files with an ending. */
export interface FileKind {
  folder: Folder;
  /** What the generator of pictures calls their format. */
  format?: string;
  /** Whether bytes are of this kind, as far as their beginning tells; of pictures the whole is read. */
  begins?: (bytes: Buffer) => boolean;
  /** Whether a browser shows it in a window of its own; it saves others. */
  isShown: boolean;
}

/** The most bytes of a file, by its folder: what a reader on a phone can be asked to wait for. */
export const fileLimits: Readonly<Record<Folder, number>> = {
  images: 4_000_000,
  medias: 20_000_000,
  files: 20_000_000,
};

const starts =
  (signature: string, at = 0) =>
  (bytes: Buffer): boolean =>
    bytes.subarray(at, at + signature.length).toString('latin1') === signature;

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const picture = (format: string): FileKind => ({ folder: 'images', format, isShown: true });
const media = (begins: FileKind['begins']): FileKind => ({ folder: 'medias', begins, isShown: true });
const file = (begins: FileKind['begins'], isShown = false): FileKind => ({ folder: 'files', begins, isShown });

/** All kinds of files that a note may show or link to, by their ending. */
const kinds: Readonly<Record<string, FileKind>> = {
  png: picture('png'),
  jpg: picture('jpeg'),
  jpeg: picture('jpeg'),
  webp: picture('webp'),
  avif: picture('heif'),
  gif: picture('gif'),
  svg: picture('svg'),
  mp4: media(starts('ftyp', 4)),
  m4a: media(starts('ftyp', 4)),
  webm: media(starts('\x1A\x45\xDF\xA3')),
  ogg: media(starts('OggS')),
  wav: media(starts('RIFF')),
  mp3: media((bytes) => starts('ID3')(bytes) || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0)),
  vtt: media(starts('WEBVTT')),
  csv: file(isUtf8),
  tsv: file(isUtf8),
  json: file(isUtf8),
  txt: file(isUtf8, true),
  pdf: file(starts('%PDF-'), true),
  zip: file(starts('PK')),
  gz: file(starts('\x1F\x8B')),
};

export const fileKindOf = (ending: string): FileKind | undefined =>
  Object.hasOwn(kinds, ending.toLowerCase()) ? kinds[ending.toLowerCase()] : undefined;

/** The endings of all kinds, or of those in a folder, for messages. */
export const endings = (folder?: Folder): string =>
  Object.entries(kinds)
    .flatMap(([ending, kind]) => (folder === undefined || kind.folder === folder ? [ending] : []))
    .join(', ');
