import { documentOf } from './documentOf';
import { ignoredDeclarations } from './ignoredDeclarations';
import { lockDown } from './lockDown';
import { onShow } from './channel/pageChannel';
import { reportProblems } from './watch/reportProblems';
import { watchHistory } from './watch/watchHistory';
import { watchTime } from './watch/watchTime';

/** Runs in the frame that shows an edited page: writes the page over itself, under the policy that it came with. */
const trust = lockDown();
const isKnown = CSS.supports.bind(CSS) as (property: string, value: string) => boolean;
onShow((source, tell, tellOver) => {
  const unparsed: unknown[] = [];
  const text = documentOf(source, trust, (error) => unparsed.push(error));
  // Opening a document takes all listeners off it and its window: ours come after that.
  document.open();
  const thrown = watchTime(() => tellOver('time'));
  watchHistory(() => tellOver('history'));
  reportProblems(tell, () => thrown() ?? unparsed.shift());
  document.write(trust.html(text));
  document.close();
  for (const { textContent } of document.querySelectorAll('style'))
    for (const declaration of ignoredDeclarations(textContent, isKnown)) tell(`Not understood: ${declaration}`);
});
