declare const __webpack_public_path__: string;

interface Recovery {
  explain: (notice: HTMLElement) => Promise<void>;
  explainSample: (button: HTMLElement) => Promise<void>;
}

/**
 * What to do when a part of this page can't be had: code of the newest deploy, because this page's own may be gone
 * (`site/plugins/resilience`). A new address each time, because a browser remembers a module that did not come.
 */
const recovery = (): Promise<Recovery> =>
  import(/* webpackIgnore: true */ `${__webpack_public_path__}recovery.js?${Math.random()}`) as Promise<Recovery>;

/** Has a notice say why a part of the page could not be had, if that can be found out. */
export const explainFailure = (notice: HTMLElement): void =>
  void recovery().then(({ explain }) => explain(notice), pass);

/** The same for a sample, below its button. */
export const explainSampleFailure = (button: HTMLElement): void =>
  void recovery().then(({ explainSample }) => explainSample(button), pass);

// What the page says by itself is still there.
const pass = (): void => undefined;
