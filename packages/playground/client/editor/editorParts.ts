import { element } from '@groundwork/lib/element';
import type { ComparedLine } from '../program/difference';
import type { Colours } from '../sheet/colours';
import type { CodeLine } from '../sheet/lines';
import { CodeSheet } from '../sheet/CodeSheet';
import { texts } from './texts';

let lastId = 0;

/** A text area with its label and hint. */
export interface EditableCopy {
  area: HTMLTextAreaElement;
  copy: HTMLElement;
  /** Puts another text in the place of what is there, as if the reader had not been here. */
  setText(text: string): void;
}

interface CopyOptions {
  hint: string;
  /** Whether it stands with others, so that each takes less room. */
  isOneOfSeveral?: boolean;
  /** Lines whose colours are on the page already. */
  known: ReadonlyMap<string, CodeLine>;
  colours: Colours;
  /** What the reader made of it earlier. */
  kept?: string | undefined;
  onRun: () => void;
  /** Called after each change. */
  onInput: () => void;
}

/**
 * A text to be edited: a plain text area on coloured code, in which every key does what the reader's system makes it do,
 * and Tab leads on. Ctrl+Enter runs it.
 */
export function editableCopy(
  file: string,
  text: string,
  { hint, isOneOfSeveral = false, known, colours, kept, onRun, onInput }: CopyOptions,
): EditableCopy {
  const id = `playground-${++lastId}`;
  const area = textArea(id, kept ?? text);
  const sheet = new CodeSheet(area, file, known, colours);
  const showText = (): void => {
    // A copy button copies what the named element holds.
    area.textContent = area.value;
    sheet.refresh();
  };
  area.addEventListener('input', () => {
    showText();
    onInput();
  });
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  });
  const head = element('div', { className: 'playground__head' });
  head.append(element('label', { htmlFor: id, textContent: texts.copy(file) }));
  const keys = element('span', { className: 'playground__keys', textContent: ` ${texts.keys}` });
  head.append(element('span', { id: `${id}-hint`, className: 'playground__hint', textContent: hint }));
  head.lastElementChild?.append(keys);
  if (kept !== undefined && kept !== text)
    head.append(element('p', { className: 'playground__kept', textContent: texts.kept }));
  const copy = element('div', { className: `playground${isOneOfSeveral ? ' playground--several' : ''}` });
  copy.append(head, sheet.element);
  const setText = (next: string): void => {
    area.value = next;
    showText();
    copy.querySelector('.playground__kept')?.remove();
  };
  return { area, copy, setText };
}

function textArea(id: string, text: string): HTMLTextAreaElement {
  const area = element('textarea', { id, className: 'playground__text', spellcheck: false, wrap: 'off' });
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

  /** Shows its lines beside others, as text: one that is new or gone says so by its element and by a sign. */
  compare(lines: readonly ComparedLine[]): void {
    const { all } = this;
    // What is still to be drawn is part of it; a run that began meanwhile has an output of its own.
    requestAnimationFrame(() => {
      if (this.all !== all) return;
      this.place.replaceChildren(
        ...lines.map(({ state, text: textContent }) => {
          const className = `playground__line playground__line--${state}`;
          const line = element(state === 'same' ? 'span' : state === 'new' ? 'ins' : 'del', { className, textContent });
          line.append('\n');
          return line;
        }),
      );
    });
  }

  clear(): void {
    this.all = '';
    this.place.textContent = '';
  }
}

/** Polite: a screen reader reads what was printed, and how it ended, when it has finished its sentence. */
export function resultOf(name: string, output: HTMLElement, status: HTMLElement): HTMLElement {
  const pre = element('pre', { className: 'code', tabIndex: 0 });
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
