declare const __webpack_public_path__: string;

/** What the module of `site/plugins/resilience/client/explainFailure` offers. */
interface Explanations {
  explain: (notice: HTMLElement) => Promise<void>;
  explainSample: (button: HTMLElement) => Promise<void>;
}

/**
 * What explains why a part of this page can't be had: code of the newest deploy, because this page's own may be gone
 * (`site/plugins/resilience`). A new address each time, because a browser remembers a module that did not come.
 */
const explanations = (): Promise<Explanations> =>
  import(/* webpackIgnore: true */ `${__webpack_public_path__}recovery.js?${Math.random()}`) as Promise<Explanations>;

/** Has a notice say why a part of the page could not be had, if that can be found out. */
export const explainFailure = (notice: HTMLElement): void =>
  void explanations().then(({ explain }) => explain(notice), pass);

/** The same for a sample, below its button. */
export const explainSampleFailure = (button: HTMLElement): void =>
  void explanations().then(({ explainSample }) => explainSample(button), pass);

// What the page says by itself is still there.
const pass = (): void => undefined;
