import { aliveEvent } from '../shared/aliveEvent';
import './loadNotice.css';

/** Called by the generator when a route is on screen: React answers from now on. */
export function onRouteDidUpdate(): void {
  document.dispatchEvent(new Event(aliveEvent));
}
