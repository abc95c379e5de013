import { createLocation, createPath, type Location, type To } from './location';

type Action = 'POP' | 'PUSH' | 'REPLACE';
type Listener = (location: Location, action: Action) => void;
/** Asked before a navigation; false prevents it. */
type Blocker = (location: Location, action: Action) => unknown;

/** The history of this visit, with the interface of `history` 4 as far as the generator uses it. */
export interface History {
  readonly length: number;
  action: Action;
  location: Location;
  createHref: (location: Partial<Location>) => string;
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
  go: (delta: number) => void;
  goBack: () => void;
  goForward: () => void;
  /** Returns what ends the listening. */
  listen: (listener: Listener) => () => void;
  /** Goes back to where the reader was before the present entry: whatever moved there is taken back. */
  returnTo: (location: Location) => void;
  /** One blocker at a time: a later one takes the place of an earlier one. Returns what removes it. */
  block: (blocker: Blocker) => () => void;
}

interface EntryState {
  key?: string;
  state?: unknown;
}

let current: History | undefined;

/** The history of this page, for what is no component; none on the server and where the original router is at work. */
export const currentHistory = (): History | undefined => current;

/** Makes the history of a window. Called once in a page's life: it listens to `popstate` for good. */
export function createBrowserHistory(window: Window): History {
  const listeners = new Set<Listener>();
  let blocker: Blocker | undefined;
  /** The entries that are known, oldest first: how far apart two are tells how to go back after a prevented one. */
  let keys: (string | undefined)[] = [keyOf(window)];
  let isReturning = false;

  const history: History = {
    get length() {
      return window.history.length;
    },
    action: 'POP',
    location: currentLocation(window),
    createHref: createPath,
    push: (to, state) => write('PUSH', to, state),
    replace: (to, state) => write('REPLACE', to, state),
    go: (delta) => window.history.go(delta),
    goBack: () => window.history.back(),
    goForward: () => window.history.forward(),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    returnTo(location) {
      const delta = keys.includes(location.key) ? distance(location) : 0;
      // It was replaced, or is of a page before this one: there is no way but to write it anew.
      if (delta === 0) write('REPLACE', location, location.state);
      else window.history.go(delta);
    },
    block(added) {
      blocker = added;
      return () => {
        if (blocker === added) blocker = undefined;
      };
    },
  };
  window.addEventListener('popstate', onPop);
  current = history;
  return history;

  /** How far another known entry is from the present one. */
  function distance({ key }: Location): number {
    return Math.max(0, keys.indexOf(key)) - Math.max(0, keys.indexOf(history.location.key));
  }

  function arrive(location: Location, action: Action): void {
    Object.assign(history, { location, action });
    for (const listener of [...listeners]) listener(location, action);
  }

  function write(action: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    const location = createLocation(to, state, newKey(), history.location);
    if (blocker?.(location, action) === false) return;
    const entry: EntryState = { key: location.key, state: location.state };
    if (action === 'PUSH') {
      window.history.pushState(entry, '', createPath(location));
      follow(location.key);
    } else {
      window.history.replaceState(entry, '', createPath(location));
      const index = keys.indexOf(history.location.key);
      if (index !== -1) keys[index] = location.key;
    }
    arrive(location, action);
  }

  /** An entry that was added behind the present one: those that were there are gone. */
  function follow(key: string | undefined): void {
    keys = [...keys.slice(0, keys.indexOf(history.location.key) + 1), key];
  }

  function onPop(): void {
    // An anchor was followed, which the browser does itself.
    if (entryState(window).key === undefined) follow(keyOf(window));
    const location = currentLocation(window);
    if (isReturning) {
      isReturning = false;
      return arrive(history.location, history.action);
    }
    if (blocker?.(location, 'POP') !== false) return arrive(location, 'POP');
    const delta = distance(location);
    isReturning = delta !== 0;
    if (isReturning) window.history.go(-delta);
  }
}

/** The key of the entry that the window is at. The first of a visit, and those that the browser adds, are given one. */
function keyOf(window: Window): string {
  const { key = newKey(), ...state } = entryState(window);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

const newKey = (): string => Math.random().toString(36).slice(2, 8);

const entryState = ({ history }: Window): EntryState => (history.state ?? {}) as EntryState;

function currentLocation(window: Window): Location {
  const { location } = window;
  const { key, state } = entryState(window);
  return createLocation(location.pathname + location.search + location.hash, state, key);
}
