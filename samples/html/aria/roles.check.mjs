import { openTree } from './tree.mjs';

/** The roles of each element in main and of what is in it; texts and bullets are left out. */
export default async (page) => {
  const { session } = await openTree(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const shown = (node) =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child.ignored ? shown(child) : [child];
    });
  const isText = (node) => ['StaticText', 'ListMarker'].includes(node.role.value);
  const chain = (node) => [node.role.value, ...shown(node).filter((child) => !isText(child)).flatMap(chain)];
  const main = nodes.find((node) => !node.ignored && node.role.value === 'main');
  return shown(main).map((node, index) => `${index + 1}  ${isText(node) ? 'text without a role' : chain(node).join(' > ')}`);
};
