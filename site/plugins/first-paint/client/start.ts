import { scriptListId } from '../shared/start';
import { rememberEarlyInput } from './earlyInput';

/**
 * Stands inline at the end of every page: the page is painted and readable before this runs. Fetches and runs the
 * page's scripts when the browser is idle, or at the reader's first sign of wanting more than to read.
 */
const intents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'pointerover'] as const;
const early = rememberEarlyInput();
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const type of intents) removeEventListener(type, onIntent, true);
  early.replayWhenAlive();
  const list = JSON.parse(document.getElementById(scriptListId)?.textContent ?? '[]') as string[];
  for (const src of list) {
    const script = document.createElement('script');
    script.src = src;
    // Fetched side by side, run in order.
    script.async = false;
    // What asks for it again must not wait for one that failed.
    script.onerror = () => script.remove();
    document.head.append(script);
  }
}

function onIntent(event: Event): void {
  const wantsMore =
    event.type !== 'pointerover' ||
    (event.target instanceof Element && event.target.closest('a, button, summary, [data-island]'));
  if (wantsMore) start();
}

for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });
// Two frames later the first paint is on screen.
requestAnimationFrame(() =>
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 1500 })),
);
