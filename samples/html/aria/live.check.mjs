import { line, openTree, valueOf } from './tree.mjs';

/** What Chromium tells of each region at first, and the region's text after the click. */
export default async (page) => {
  const { ask } = await openTree(page);
  const roles = ['status', 'alert'];
  const rows = [];
  for (const role of roles) rows.push([role, valueOf(await ask(`[role=${role}]`), 'live')]);
  await page.click('button');
  for (const row of rows) row.push(await page.textContent(`[role=${row[0]}]`));
  return [['role', 'live', 'after click'], ...rows].map((row) => line(row, [8, 11, 0]));
};
