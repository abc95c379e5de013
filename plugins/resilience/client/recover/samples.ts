/** A sample as the reader left it. */
export interface KeptSample {
  /** The name of its first file, which is that of the sample. */
  file: string;
  /** What the reader made of its files; none where it was not open yet. */
  texts: readonly string[];
  /** It is what the reader wanted to start when the page was found to be outdated. */
  pressed: boolean;
}

const buttonSelector = '[data-run], [data-edit]';
/** How long the code of a sample may take to arrive, and how often it is looked for, in milliseconds. */
const patience = 20_000;
const pause = 50;

const copies = (sample: Element): readonly HTMLTextAreaElement[] => [
  ...sample.querySelectorAll<HTMLTextAreaElement>('textarea.playground__text'),
];

/** The samples that the reader has opened, or pressed in vain. */
export function openSamples(document: Document, pressed: HTMLElement | undefined): KeptSample[] {
  const all = [...document.querySelectorAll<HTMLElement>('.sample[data-file]')].map((sample) => ({
    file: sample.dataset['file'] ?? '',
    texts: copies(sample).map(({ value }) => value),
    pressed: pressed !== undefined && sample.contains(pressed),
  }));
  return all.filter((sample) => sample.pressed || sample.texts.length > 0);
}

/**
 * Opens a sample again with what the reader wrote. One that prints runs the reader's program, as it did before; one
 * with a frame only where the reader had pressed its button.
 * @returns whether the reader has it back.
 */
export async function reopen(document: Document, { file, texts, pressed }: KeptSample): Promise<boolean> {
  const sample = document.querySelector(`.sample[data-file="${CSS.escape(file)}"]`);
  const button = sample?.querySelector<HTMLElement>(buttonSelector);
  if (!sample || !button) return false;
  button.click();
  const areas = await arrived(() => copies(sample));
  if (areas.length === 0) return false;
  if (texts.length !== areas.length) return texts.length === 0;
  for (const [index, area] of areas.entries()) {
    area.value = texts[index] ?? '';
    // The editor keeps a copy for its copy button.
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (pressed || button.dataset['edit'] === undefined) button.click();
  return true;
}

async function arrived<T>(find: () => readonly T[]): Promise<readonly T[]> {
  for (let waited = 0; waited < patience; waited += pause) {
    const found = find();
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return [];
}
