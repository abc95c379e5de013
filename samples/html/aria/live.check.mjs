import { line, openTree, valueOf } from './tree.mjs';

/** What Chromium tells of each region, and its text before and after the click. */
export default async (page) => {
  const { ask } = await openTree(page);
  const roles = ['status', 'alert'];
  const texts = () => Promise.all(roles.map((role) => page.textContent(`[role=${role}]`)));
  const before = await texts();
  const live = [];
  for (const role of roles) live.push(valueOf(await ask(`[role=${role}]`), 'live'));
  await page.click('button');
  const after = await texts();
  const widths = [8, 11, 10, 0];
  const rows = roles.map((role, index) => [role, live[index], `"${before[index]}"`, `"${after[index]}"`]);
  return [['', 'live', 'at first', 'after click'], ...rows].map((row) => line(row, widths));
};
