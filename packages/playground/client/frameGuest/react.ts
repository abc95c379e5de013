import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

import { defined } from '@groundwork/lib/defined';
import type { carriedModules } from '../../shared/frameMessages';
import { guardLoops } from './guardLoops';
import { lockDown } from './lockDown';
import { createRequire, type ModuleBody } from './modules';
import { onShow } from './channel/pageChannel';
import { reportProblems } from './watch/reportProblems';
import { watchHistory } from './watch/watchHistory';
import { watchTime } from './watch/watchTime';

const carried: Record<(typeof carriedModules)[number], unknown> = {
  react,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react/jsx-runtime': jsxRuntime,
};

/** Runs in the frame that shows an edited component, after the empty document with its `#root`. */
const trust = lockDown();
onShow(({ file, texts }, tell, tellOver) => {
  watchHistory(() => tellOver('history'));
  reportProblems(
    tell,
    watchTime(() => tellOver('time')),
  );
  const require = createRequire({ carried, texts, evaluate, addStyle });
  const { default: Sample } = require(file) as { default?: React.ComponentType };
  if (Sample)
    reactDomClient.createRoot(defined(document.getElementById('root'), 'The root')).render(react.createElement(Sample));
});

/** Makes a function of a compiled module. The policy allows an inline script, but not the function constructor. */
function evaluate(name: string, text: string): ModuleBody | undefined {
  const script = document.createElement('script');
  // The first line stays the first: lines in stack traces are those that the reader sees.
  script.text = trust.script(
    `document.currentScript.body = function (require, module, exports) {${guardLoops(text, 'script')}\n};\n//# sourceURL=${name}`,
  );
  document.head.append(script);
  script.remove();
  return (script as HTMLScriptElement & { body?: ModuleBody }).body;
}

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}
