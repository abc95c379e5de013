/** What the browser's Trusted Types give, as far as it is used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown;
}

/** A tag with an attribute whose value runs, or is a document. */
export const runs = /<[^>]*\s(?:on\w+|srcdoc)\s*=/i;

/**
 * Says of every text that becomes markup or the address of a script whether it may, for the page's policy lets none
 * become either otherwise: no markup that runs, no script from elsewhere, and no text as a script at all.
 * Browsers without Trusted Types are left as they are.
 */
export function demandTrustedTypes(window: Window): void {
  const { location, trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (runs.test(text) ? null : text),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
