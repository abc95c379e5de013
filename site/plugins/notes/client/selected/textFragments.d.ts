declare module 'text-fragments-polyfill/dist/fragment-generation-utils.js' {
  /** What the directive of an address says of a text; each part as it stands on the page. */
  export interface TextFragment {
    readonly textStart: string;
    readonly textEnd?: string;
    readonly prefix?: string;
    readonly suffix?: string;
  }
  /** Status 0 is success; every other comes without a fragment. */
  export function generateFragment(
    selection: Selection,
  ):
    | { readonly status: 0; readonly fragment: TextFragment }
    | { readonly status: 1 | 2 | 3 | 4; readonly fragment?: undefined };
}
