import { line, openTree, valueOf } from './tree.mjs';

/** The node of the button before and after the space key. */
export default async (page) => {
  const { ask } = await openTree(page);
  const told = async () => {
    const node = await ask('button');
    return [node.role.value, node.name.value, valueOf(node, 'pressed'), node.description.value];
  };
  const before = await told();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const after = await told();
  const kinds = ['role', 'name', 'pressed', 'description'];
  const rows = kinds.map((kind, index) => [kind, before[index], after[index]]);
  return [['', 'at first', 'after space'], ...rows].map((row) => line(row, [13, 10, 0]));
};
