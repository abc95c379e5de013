import type { ClientModule } from '@docusaurus/types';

import './progressBar.css';
import { amountAfterTrickle, barDefaults } from './progressAmount';

let appears: number | undefined;
let trickles: number | undefined;
let amount = 0;
let bar: HTMLElement | undefined;

/**
 * The bar at the top of the page while the next page is fetched. Replaces nprogress, whose behaviour the
 * specification names, with the few lines of it that are used: it is small enough to be there in time on a slow
 * network, which is when it matters.
 */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    window.clearTimeout(appears);
    appears = window.setTimeout(start, barDefaults.delayMs);
    return () => window.clearTimeout(appears);
  },
  onRouteDidUpdate: finish,
};

export default progressBar;

function start(): void {
  if (bar) return;
  bar = document.createElement('div');
  bar.id = 'nprogress';
  bar.className = 'progress-bar';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading the next page');
  document.body.append(bar);
  show(barDefaults.minimum);
  trickles = window.setInterval(() => show(amountAfterTrickle(amount, Math.random())), barDefaults.trickleSpeedMs);
}

function finish(): void {
  window.clearTimeout(appears);
  window.clearInterval(trickles);
  const finished = bar;
  if (!finished) return;
  show(1);
  bar = undefined;
  finished.classList.add('progress-bar--done');
  window.setTimeout(() => finished.remove(), 2 * barDefaults.speedMs);
}

function show(next: number): void {
  amount = next;
  bar?.style.setProperty('--progress', String(amount));
  bar?.setAttribute('aria-valuenow', String(Math.round(amount * 100)));
}
