/**
 * Opens the sample's page anew and notes, in one list: what the sample writes with console.log, and what the browser's
 * MutationObserver reports about the DOM.
 */
export async function watch(page) {
  await page.addInitScript(() => {
    const lines = [];
    window.taken = () => lines.splice(0);
    console.log = (line) => {
      lines.push(`  ${line}`);
    };
    const nameOf = (node) => (node.nodeType === Node.TEXT_NODE ? `text "${node.data}"` : node.localName);
    const report = (records) => {
      for (const { type, target, oldValue, addedNodes, removedNodes } of records) {
        if (type === 'characterData') lines.push(`  DOM: text "${oldValue}" becomes "${target.data}"`);
        for (const node of removedNodes) lines.push(`  DOM: ${nameOf(node)} removed`);
        for (const node of addedNodes) lines.push(`  DOM: ${nameOf(node)} added`);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(report).observe(document.getElementById('root'), {
        subtree: true,
        childList: true,
        characterData: true,
        characterDataOldValue: true,
      });
    });
  });
  await page.reload();
  await page.locator('#root > *').waitFor();
  await page.waitForTimeout(100);
}

/** What was noted since the last call. */
export async function taken(page) {
  await page.waitForTimeout(100);
  return page.evaluate(() => window.taken());
}
