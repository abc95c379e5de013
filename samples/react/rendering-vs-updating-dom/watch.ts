// What was rendered, and what reached the DOM, after each click.
const root = document.getElementById('root')!;
const report = document.createElement('pre');
report.style.cssText =
  'font: 11px/14px monospace; white-space: pre-wrap';
const names: string[] = [];
const writes: string[] = [];

/** To be called by a component while it renders. */
export const rendered = (name: string) => void names.push(name);

let isDrawn = false;
new MutationObserver((records) => {
  if (!isDrawn) setTimeout(showReport, 100);
  isDrawn = true;
  for (const { type, target, addedNodes, removedNodes } of records) {
    const text = target.nodeValue;
    if (type === 'characterData') writes.push(`text ${text}`);
    if (type === 'attributes') writes.push('attribute');
    for (const node of addedNodes) writes.push(`+${node.nodeName}`);
    for (const node of removedNodes) writes.push(`-${node.nodeName}`);
  }
}).observe(root, {
  subtree: true, childList: true, characterData: true, attributes: true,
});

const list = (all: string[]) => all.splice(0).join(', ') || 'nothing';
function say(what: string) {
  const called = `rendered ${list(names)}`;
  const lines = [called, `DOM: ${list(writes)}`];
  for (const [at, line] of lines.entries())
    report.textContent += `${(at ? '' : what).padEnd(9)} ${line}\n`;
}
window.addEventListener('click', ({ target }) => {
  const what = (target as Element).id;
  setTimeout(say, 50, what);
});
function showReport() {
  document.body.append(report);
  say('mount');
}
