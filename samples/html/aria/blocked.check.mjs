import { openTree } from './tree.mjs';

/** Whether the button is in the tree before and after Tab, and the first sentences of Chromium's message, broken into short lines. */
export default async (page) => {
  const { session } = await openTree(page);
  const isTold = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes.some((node) => !node.ignored && node.role.value === 'button') ? 'yes' : 'no';
  };
  const before = await isTold();
  const message = page.waitForEvent('console', { timeout: 10_000 });
  await page.keyboard.press('Tab');
  const after = await isTold();
  const sentences = (await message).text().split(/(?<=\.) /);
  const lines = sentences.slice(0, 4).flatMap((sentence) => sentence.match(/.{1,36}(?: |$)/g).map((part) => part.trimEnd()));
  return [`in the tree before Tab: ${before}`, `in the tree after Tab: ${after}`, ...lines];
};
