/** A page is HTML with its stylesheets and scripts; a component is React's. */
export type FrameKind = 'html' | 'react';

/** What a live result is made of: what a reader may edit, and the pictures that it shows. */
export interface FrameSource {
  kind: FrameKind;
  /** The sample itself: its document, or the module whose default export is rendered. */
  file: string;
  /** The texts by the names under which they refer to each other, the sample's own first. */
  texts: Record<string, string>;
  /** Pictures as `data:` addresses. */
  pictures: Record<string, string>;
}

/**
 * How frame and page find each other, before there is a channel: the frame greets, and the page answers with the same
 * token and its end of a channel.
 */
export interface Greeting {
  kind: 'hello' | 'welcome';
  /** Made by the frame, new for each document: no other document takes the answer. */
  token: string;
}

/** Whether something that any window may have sent is this greeting. */
export function isGreeting(data: unknown, kind: Greeting['kind']): data is Greeting {
  if (typeof data !== 'object' || data === null) return false;
  return 'kind' in data && data.kind === kind && 'token' in data && typeof data.token === 'string';
}

/** What the page tells the frame. Modules are compiled before they are sent. */
export type ToFrame = { kind: 'show'; source: FrameSource } | { kind: 'ping' };

/** Of what a frame's script took too much: time without a pause, entries of the history, elements of its document. */
export type Excess = 'time' | 'history' | 'size';

/** What the frame tells the page. The reader's code runs in the frame too: nothing of this is trusted. */
export type FromFrame = { kind: 'pong' } | { kind: 'line'; text: string } | { kind: 'over'; text: Excess };

/** What the compiler's worker is given and answers. */
export type CompileRequest = Record<string, string>;
export type CompileAnswer = { texts: Record<string, string> } | { error: string };

/** The modules that the frame of a component carries. */
export const carriedModules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** What an import of a file beside the sample may leave out. */
export const moduleExtensions = ['', '.tsx', '.ts', '.jsx', '.js'] as const;
