/**
 * Where a route's parts are fetched for, and why: to bring the page that the server sent to life, to go there, or
 * because the reader may go there.
 */
export interface NavigationTarget {
  readonly pathname: string;
  readonly reason: 'first' | 'navigation' | 'intent';
}

/** What a route's component may know of being loaded, beside being rendered. */
export interface RouteComponent {
  /** Fetches all that the route needs to be shown. A failure is the caller's, who knows why it was asked. */
  preload?: (target: NavigationTarget) => Promise<unknown>;
  /** Lets the browser fetch ahead, at its leisure, what `preload` will ask for. */
  prefetch?: (pathname: string) => void;
}
