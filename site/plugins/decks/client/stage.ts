import Reveal, { type RevealApi } from 'reveal.js';

import { SpeakerWindow } from './speaker';
import { faceOf } from './slides';

import 'reveal.js/reveal.css';
import './stage.css';

interface StageOptions {
  slides: readonly HTMLElement[];
  /** The slide to begin with. */
  start: number;
  onShow: (index: number) => void;
  onClose: (index: number) => void;
}

const key = { escape: 27, f: 70, s: 83 };

/**
 * Shows copies of slides on the whole screen until the reader leaves. The stage is a modal dialog: everything else is
 * out of reach meanwhile, and leaving it removes all that the library made. The library sets styles by the object
 * model only, which the pages' security policy allows.
 */
export async function openStage({ slides, start, onShow, onClose }: StageOptions): Promise<void> {
  const { dialog, root, buttons } = build(slides);
  document.body.append(dialog);
  dialog.showModal();
  const deck: RevealApi = new Reveal(root, {
    embedded: true,
    center: false,
    margin: 0.02,
    minScale: 0.1,
    maxScale: 4,
    hash: false,
    respondToHashChanges: false,
    postMessage: false,
    postMessageEvents: false,
    slideNumber: 'c/t',
    // A way back that can be taken looks like one.
    controlsBackArrows: 'visible',
    help: false,
    // On a phone the page itself is the view that scrolls.
    scrollActivationWidth: 0,
    transition: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'fade',
    transitionSpeed: 'fast',
    keyboard: {
      [key.escape]: () => leave(),
      [key.f]: () => toggleFullScreen(),
      [key.s]: () => speaker.open(current()),
    },
    ...designSize(),
  });
  const current = (): number => deck.getIndices().h;
  const speaker = new SpeakerWindow(slides, (step) => (step > 0 ? deck.next() : deck.prev()));
  const show = (): void => {
    onShow(current());
    speaker.show(current());
  };
  const resize = (): void => deck.configure(designSize());
  const leave = (): void => (deck.isOverview() ? deck.toggleOverview() : close());
  const close = (): void => {
    if (!dialog.isConnected) return;
    const index = current();
    window.removeEventListener('resize', resize);
    speaker.close();
    if (document.fullscreenElement) void document.exitFullscreen();
    deck.destroy();
    dialog.remove();
    onClose(index);
  };

  buttons.overview.addEventListener('click', () => deck.toggleOverview());
  buttons.speaker.addEventListener('click', () => speaker.open(current()));
  buttons.screen.addEventListener('click', toggleFullScreen);
  buttons.close.addEventListener('click', close);
  // The library takes the Escape key; a phone's gesture for back comes as these events. Some browsers only tell the last.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener('close', close);
  window.addEventListener('resize', resize);

  try {
    await deck.initialize();
  } catch (error) {
    window.removeEventListener('resize', resize);
    dialog.remove();
    throw error;
  }
  deck.on('slidechanged', show);
  deck.slide(start);
  show();
  root.focus();
}

/** A slide is designed for a screen that is wider than high, or for a phone held upright, and scaled to fit. */
function designSize(): { width: number; height: number } {
  const { innerWidth, innerHeight } = window;
  if (innerWidth >= innerHeight) return { width: 1120, height: 630 };
  return { width: 460, height: Math.round((460 * innerHeight) / innerWidth) };
}

function toggleFullScreen(): void {
  // A phone may refuse; the stage covers its screen anyway.
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

const buttonNames = { overview: 'Overview', speaker: 'Notes', screen: 'Full screen', close: 'Close' } as const;
type Buttons = Record<keyof typeof buttonNames, HTMLButtonElement>;

function build(slides: readonly HTMLElement[]): { dialog: HTMLDialogElement; root: HTMLElement; buttons: Buttons } {
  const dialog = element('dialog', 'stage');
  dialog.setAttribute('aria-label', 'Slides');
  const root = element('div', 'reveal stage__deck');
  root.tabIndex = -1;
  const inner = element('div', 'slides');
  inner.append(
    ...slides.map((slide) => {
      const section = element('section', slide.className);
      section.append(faceOf(slide));
      return section;
    }),
  );
  root.append(inner);
  const bar = element('div', 'stage__bar');
  const buttons = Object.fromEntries(
    Object.entries(buttonNames).map(([name, label]) => {
      const button = element('button', 'button');
      button.type = 'button';
      button.textContent = label;
      return [name, button];
    }),
  ) as Buttons;
  bar.append(...Object.values(buttons));
  dialog.append(root, bar);
  return { dialog, root, buttons };
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = `${className} ${name === 'div' ? 'markdown' : ''}`.trim();
  return made;
}
