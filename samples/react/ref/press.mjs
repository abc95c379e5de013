/** Clicks the buttons of these names and lets seconds pass where a number stands; after each, tells what was said and shown, as run.mjs does. */
export async function press(page, ...steps) {
  await page.addInitScript(() => {
    const said = [];
    window.said = () => said.splice(0);
    console.log = (line) => {
      said.push(line);
    };
    window.addEventListener('error', (event) => {
      event.preventDefault();
      said.push(String(event.error));
    });
  });
  await page.reload();
  await page.locator('button').first().waitFor();
  const lines = [];
  const report = async (title) => {
    await page.waitForTimeout(100);
    const said = await page.evaluate(() => {
      const shown = (node) => {
        if (node.nodeName === 'BUTTON') return '';
        if (node.nodeName === 'INPUT') return ` [${node === document.activeElement ? '|' : ''}]`;
        if (node.nodeType === Node.TEXT_NODE) return ` ${node.data}`;
        return [...node.childNodes].map(shown).join('') + (node.nodeName === 'P' ? ' /' : '');
      };
      const text = shown(document.querySelector('#root')).replaceAll(/ +/g, ' ').replace(/ \/$/, '');
      return [text, ...window.said().map((line) => `  ${line}`)];
    });
    lines.push(title + said[0], ...said.slice(1));
  };
  await report('opened:');
  for (const step of steps) {
    if (typeof step === 'number') await page.waitForTimeout(step * 1000);
    else await page.getByRole('button', { name: step, exact: true }).click();
    await report(typeof step === 'number' ? `${step} s later:` : `${step}:`);
  }
  return lines;
}
