import { openTree } from './tree.mjs';

/** The name of each button, in the document and in the shadow root. */
export default async (page) => {
  const { session } = await openTree(page);
  const nameOf = async (letter) => {
    const expression = `document.querySelector('.${letter}') ?? document.querySelector('#host').shadowRoot.querySelector('.${letter}')`;
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { objectId } = result;
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
    return `${letter}  "${nodes[0].name.value}"`;
  };
  const lines = [];
  for (const letter of ['a', 'b', 'c', 'd']) lines.push(await nameOf(letter));
  return lines;
};
