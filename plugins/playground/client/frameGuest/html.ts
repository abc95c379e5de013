import { documentOf } from './documentOf';
import { lockDown } from './lockDown';
import { onShow } from './pageChannel';
import { reportProblems } from './reportProblems';

/** Runs in the frame that shows an edited page: writes the page over itself, under the policy that it came with. */
const trust = lockDown();
onShow((source, tell) => {
  const text = documentOf(source, trust);
  // Opening a document takes all listeners off it and its window: ours come after that.
  document.open();
  reportProblems(tell);
  document.write(trust.html(text));
  document.close();
});
