import {
  isGreeting,
  type Excess,
  type FrameSource,
  type FromFrame,
  type Greeting,
  type ToFrame,
} from '../../../shared/frameMessages';
import { programLimits } from '../../../shared/limits';
import { siteAround } from './siteAround';

/** Tells the page a line of text. */
export type Tell = (text: string) => void;
/** Tells the page that the script took too much of something: it is about to be stopped. */
type TellOver = (what: Excess) => void;

/**
 * Greets the page around it, waits for its end of a channel, answers its pings, and shows what it sends. The port is
 * known to this closure only; an edited script can ask the page for nothing.
 *
 * Who is around is not believed but told by the browser: the greeting with its token is delivered to the site's origin
 * only, and an answer counts if it comes from there, from the parent, with the token of this very document.
 */
export function onShow(show: (source: FrameSource, tell: Tell, tellOver: TellOver) => void): void {
  const site = siteAround(self);
  if (site === undefined) return;
  const token = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const hear = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== parent || origin !== site || !port) return;
    if (!isGreeting(data, 'welcome') || data.token !== token) return;
    removeEventListener('message', hear);
    const post = (message: FromFrame): void => port.postMessage(message);
    const elements = document.getElementsByTagName('*');
    port.onmessage = ({ data: message }: MessageEvent<ToFrame>) => {
      if (message.kind === 'show')
        show(
          message.source,
          (text) => post({ kind: 'line', text }),
          (text) => post({ kind: 'over', text }),
        );
      else if (elements.length > programLimits.elements) post({ kind: 'over', text: 'size' });
      else post({ kind: 'pong' });
    };
  };
  addEventListener('message', hear);
  // Not earlier: a page that is shown is written over this document, which has to be complete.
  addEventListener('load', () => parent.postMessage({ kind: 'hello', token } satisfies Greeting, site), { once: true });
}
