import type { FrameSource, FromFrame, ToFrame } from '../../shared/frameMessages';

/** Tells the page a line of text. */
export type Tell = (text: string) => void;

/**
 * Waits for the page to hand over its end of a channel, answers its pings, and shows what it sends. The port is known
 * to this closure only; an edited script can ask the page for nothing.
 */
export function onShow(show: (source: FrameSource, tell: Tell) => void): void {
  addEventListener(
    'message',
    ({ source, ports: [port] }) => {
      if (source !== parent || !port) return;
      const post = (message: FromFrame): void => port.postMessage(message);
      port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
        if (data.kind === 'ping') post({ kind: 'pong' });
        else show(data.source, (text) => post({ kind: 'line', text }));
      };
      post({ kind: 'here' });
    },
    { once: true },
  );
}
