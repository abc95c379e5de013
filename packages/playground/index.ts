// The browser's half. `watchButtons` and `showKept` are small enough for every page; `createPlayground` is what to load
// when a button is pressed.
export { createPlayground, type OpenOrRun } from './client/page/createPlayground';
export type { PlaygroundHost } from './client/page/host';
export { showKept } from './client/page/showKept';
export { watchButtons } from './client/page/watchButtons';
export type { PlaygroundFiles } from './shared/playgroundFiles';
