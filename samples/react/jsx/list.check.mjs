/** Types a note beside each item, puts milk first, and reads which note stands beside which item. */
export default async (page) => {
  const lines = [];
  for (const by of ['index', 'id', 'random']) {
    const list = page.locator(`#${by}`);
    const inputs = list.locator('input');
    await inputs.nth(0).fill('green');
    await inputs.nth(1).fill('brown');
    const before = await inputs.elementHandles();
    await list.locator('button').click();
    const rows = await list.locator('label').evaluateAll((all) => all.map((row) => `${row.textContent.trim()} [${row.control.value}]`));
    const kept = await page.evaluate((nodes) => nodes.filter((node) => node.isConnected).length, before);
    lines.push(`key: ${by.padEnd(7)} ${rows.join('  ').padEnd(36)} inputs kept: ${kept}`);
  }
  return lines;
};
