import { defined } from '@groundwork/lib/defined';
import { faceOf, headingOf, notesOf } from './slides';

/**
 * The window for the one who speaks: the slide that is shown, what is said to it, the next slide, and the time. The
 * window's document is written from here node by node, because the pages' policy, which it inherits, refuses the
 * inline scripts of the library's own.
 */
export class SpeakerWindow {
  private view: Window | null = null;
  private started = 0;
  private timer: number | undefined;

  /** @param onStep called with 1 or -1 when the speaker goes on or back from this window. */
  constructor(
    private readonly slides: readonly HTMLElement[],
    private readonly onStep: (step: 1 | -1) => void,
  ) {}

  /** Opens the window, or brings it to the front. */
  open(index: number): void {
    if (this.view && !this.view.closed) return this.view.focus();
    this.view = window.open('', '', 'popup,width=1100,height=750');
    if (!this.view) return;
    this.started = Date.now();
    this.prepare(this.view);
    this.timer = window.setInterval(() => this.tick(), 1000);
    this.show(index);
  }

  show(index: number): void {
    const body = this.view?.closed === false ? this.view.document.body : undefined;
    if (!body) return;
    const slide = defined(this.slides[index], 'The slide');
    const next = this.slides[index + 1];
    body.replaceChildren(
      part('speaker__now', 'Now', faceOf(slide)),
      part('speaker__next', 'Next', next ? faceOf(next) : document.createTextNode('The last slide.')),
      part('speaker__notes', `${index + 1} of ${this.slides.length}: ${headingOf(slide)}`, notesOf(slide)),
      part('speaker__time', 'Time', document.createTextNode('')),
    );
    this.tick();
  }

  close(): void {
    window.clearInterval(this.timer);
    this.view?.close();
    this.view = null;
  }

  private prepare({ document: page }: Window): void {
    page.title = 'Speaker notes';
    page.documentElement.lang = 'en';
    const { theme } = document.documentElement.dataset;
    if (theme) page.documentElement.dataset['theme'] = theme;
    page.head.append(
      ...[...document.querySelectorAll('style, link[rel="stylesheet"]')].map((style) => page.importNode(style, true)),
    );
    page.body.className = 'speaker markdown';
    page.addEventListener('keydown', ({ key }) => {
      if (['ArrowRight', 'ArrowDown', 'PageDown', ' '].includes(key)) this.onStep(1);
      if (['ArrowLeft', 'ArrowUp', 'PageUp'].includes(key)) this.onStep(-1);
    });
  }

  private tick(): void {
    const time = this.view?.document.querySelector('.speaker__time > :last-child');
    if (!time) return;
    const seconds = Math.floor((Date.now() - this.started) / 1000);
    const two = (value: number): string => String(value).padStart(2, '0');
    const clock = new Date();
    time.textContent = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)} since the start, ${two(clock.getHours())}:${two(clock.getMinutes())} on the clock`;
  }
}

function part(className: string, title: string, content: Node): HTMLElement {
  const section = document.createElement('section');
  section.className = className;
  const heading = document.createElement('h2');
  heading.textContent = title;
  const body = document.createElement('div');
  body.append(content);
  section.append(heading, body);
  return section;
}
