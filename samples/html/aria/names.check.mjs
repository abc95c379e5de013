import { line, openTree } from './tree.mjs';

/** Role, name and description of each element. */
export default async (page) => {
  const { ask } = await openTree(page);
  const count = await page.locator('main > *').count();
  const lines = [];
  for (let index = 1; index <= count; index += 1) {
    const { role, name, description } = await ask(`main > :nth-child(${index})`);
    lines.push(line([index, role.value, `"${name?.value ?? ''}"`, description?.value ? `"${description.value}"` : ''], [3, 9, 13, 0]));
  }
  return [line(['', 'role', 'name', 'description'], [3, 9, 13, 0]), ...lines];
};
