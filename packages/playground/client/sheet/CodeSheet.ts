import { element } from '@groundwork/lib/element';
import { grammarOf, type Grammar } from '../../shared/colourMessages';
import type { Colours } from './colours';
import { carriedOver, plainLine, type CodeLine } from './lines';

/** Longer texts are shown as they are typed, in the colours that they have. */
const longestRead = 50_000;

/**
 * A text area on coloured code: the area has the text, the keys and the caret, and shows no letter of its own; below
 * it stands the same text in colour, with the numbers of its lines.
 */
export class CodeSheet {
  readonly element = element('div', { className: 'code playground__sheet' });
  private readonly code = element('code', {});
  private readonly rows: HTMLElement[] = [];
  private readonly drawn: string[] = [];
  private readonly grammar: Grammar | undefined;
  private lines: CodeLine[];
  private isAsking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly area: HTMLTextAreaElement,
    file: string,
    known: ReadonlyMap<string, CodeLine>,
    private readonly colours: Colours,
  ) {
    this.grammar = grammarOf(file);
    // Its lines never wrap: the two texts would not lie on each other.
    this.element.dataset['columns'] = '';
    const pre = element('pre', { ariaHidden: 'true' });
    pre.append(this.code);
    const page = element('div', { className: 'playground__page' });
    page.append(pre, area);
    this.element.append(page);
    this.lines = area.value.split('\n').map((line) => known.get(line) ?? plainLine(line));
    this.draw();
    this.colourSoon();
  }

  /** Shows what is in the area now: at once in the colours that it had, then in its own. */
  refresh(): void {
    this.lines = carriedOver(this.lines, this.area.value);
    this.draw();
    this.colourSoon();
  }

  private colourSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.colour(), this.colours.delay());
  }

  /** One question at a time: what is typed meanwhile is asked for after it. */
  private async colour(): Promise<void> {
    const text = this.area.value;
    if (this.isAsking || this.grammar === undefined || text.length > longestRead) return;
    // A run began since then.
    if (this.colours.isPaused()) return this.colourSoon();
    this.isAsking = true;
    const lines = await this.colours.ask(text, this.grammar);
    this.isAsking = false;
    if (this.area.value !== text) return this.colourSoon();
    if (!lines) return;
    this.lines = lines;
    this.draw();
  }

  private draw(): void {
    const digits = String(this.lines.length).length;
    this.element.classList.toggle('playground__sheet--wide', digits > 2);
    this.code.className = `${this.colours.classes.base} code__numbered${digits > 2 ? ' code__numbered--wide' : ''}`;
    for (const row of this.rows.splice(this.lines.length)) row.remove();
    this.drawn.length = Math.min(this.drawn.length, this.lines.length);
    for (const [index, line] of this.lines.entries()) {
      const row = (this.rows[index] ??= this.addRow());
      row.dataset['line'] = String(index + 1).padStart(digits);
      const key = JSON.stringify(line);
      if (this.drawn[index] === key) continue;
      this.drawn[index] = key;
      row.replaceChildren(...line.map(nodeOf), '\n');
    }
  }

  private addRow(): HTMLElement {
    const row = element('span', { className: 'code__line' });
    this.code.append(row);
    return row;
  }
}

const nodeOf = ([text, look]: CodeLine[number]): Node | string =>
  look === '' ? text : element('span', { className: look, textContent: text });
