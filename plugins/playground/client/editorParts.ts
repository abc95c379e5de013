import { texts } from './texts';

let lastId = 0;

/** A text area with its label and hint. */
export interface EditableCopy {
  area: HTMLTextAreaElement;
  copy: HTMLElement;
}

interface CopyOptions {
  hint: string;
  /** The text area is no taller than so many lines. */
  rows?: number;
  /** What the reader made of it earlier. */
  kept?: string | undefined;
  onRun: () => void;
  /** Called after each change. */
  onInput: () => void;
}

/**
 * A text to be edited: a plain text area, in which every key does what the reader's system makes it do, and Tab leads
 * on. Ctrl+Enter runs it.
 */
export function editableCopy(
  file: string,
  text: string,
  { hint, rows = 30, kept, onRun, onInput }: CopyOptions,
): EditableCopy {
  const id = `playground-${++lastId}`;
  const area = textArea(id, kept ?? text, rows);
  area.addEventListener('input', () => {
    // A copy button copies what the named element holds.
    area.textContent = area.value;
    onInput();
  });
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  });
  const head = element('div', { className: 'playground__head' });
  head.append(element('label', { htmlFor: id, textContent: texts.copy(file) }));
  head.append(element('span', { id: `${id}-hint`, className: 'playground__hint', textContent: hint }));
  if (kept !== undefined && kept !== text)
    head.append(element('p', { className: 'playground__kept', textContent: texts.kept }));
  const copy = element('div', { className: 'playground' });
  copy.append(head, area);
  return { area, copy };
}

function textArea(id: string, text: string, rows: number): HTMLTextAreaElement {
  const area = element('textarea', { id, className: 'playground__text', spellcheck: false, wrap: 'off' });
  area.rows = Math.min(text.split('\n').length + 1, rows);
  area.setAttribute('autocomplete', 'off');
  area.setAttribute('autocapitalize', 'off');
  area.setAttribute('aria-describedby', `${id}-hint`);
  area.textContent = text;
  return area;
}

/** What was printed, drawn as text at most once in a frame of the screen: a flood of lines is work of one. */
export class Printed {
  private all = '';
  private isDue = false;

  constructor(private readonly place: HTMLElement) {}

  get text(): string {
    return this.all;
  }

  add(text: string): void {
    this.all += text.replaceAll('\0', texts.nul);
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => {
      this.isDue = false;
      this.place.textContent = this.all;
    });
  }

  clear(): void {
    this.all = '';
    this.place.textContent = '';
  }
}

/** Polite: a screen reader reads what was printed, and how it ended, when it has finished its sentence. */
export function resultOf(name: string, output: HTMLElement, status: HTMLElement): HTMLElement {
  const pre = element('pre', { className: 'code__text', tabIndex: 0 });
  pre.setAttribute('aria-label', name);
  pre.setAttribute('role', 'region');
  pre.append(output);
  const result = element('div', { className: 'playground__result', hidden: true });
  result.setAttribute('aria-live', 'polite');
  result.append(element('p', { className: 'playground__label', textContent: name }), pre, status);
  return result;
}

/** Says that what stands below an edited sample is not of the reader's copy. */
export function labelRecorded(sample: HTMLElement): void {
  const label = element('p', { className: 'playground__label', textContent: texts.recorded });
  sample.querySelector(':scope > .sample__output')?.prepend(label);
}

export function control(name: string, text: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', {
    type: 'button',
    className: `sample__run sample__run--${name.toLowerCase()}`,
    textContent: text,
  });
  button.addEventListener('click', onClick);
  return button;
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
