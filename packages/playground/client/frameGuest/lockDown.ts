/** What the browser's Trusted Types give, as far as it is used here. */
interface Policy {
  createHTML(text: string): string;
  createScript(text: string): string;
}
interface Policies {
  createPolicy(
    name: string,
    rules: Partial<Record<keyof Policy, (text: string, type: string, sink: string) => string | null>>,
  ): Policy;
}

/** Puts text of ours where the frame's policy takes no text from anyone else. */
export interface Trust {
  html(text: string): string;
  script(text: string): string;
}

/**
 * Takes from this world what a Content-Security-Policy does not govern: connections of WebRTC. A document inside this
 * one would have them again, so none can be made: text becomes markup only without `srcdoc`, and becomes no script.
 * Browsers without Trusted Types keep that way open. It cannot make entries of the reader's history by `pushState`.
 */
export function lockDown(): Trust {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel', 'WebTransport'])
    Reflect.deleteProperty(self, name);
  // Each entry of a frame is one more step of the reader's Back button.
  History.prototype.pushState = History.prototype.replaceState;
  const { trustedTypes } = self as unknown as { trustedTypes?: Policies };
  if (!trustedTypes) return { html: (text) => text, script: (text) => text };
  trustedTypes.createPolicy('default', {
    createHTML: (text, _type, sink) => (/srcdoc/i.test(text) || /srcdoc/i.test(sink) ? null : text),
  });
  const own = trustedTypes.createPolicy('playground', { createHTML: (text) => text, createScript: (text) => text });
  return { html: (text) => own.createHTML(text), script: (text) => own.createScript(text) };
}
