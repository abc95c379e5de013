/** The text of a block of code, or of the program of a sample: folded lines stand in parts of their own. */
export function shownCode(block: Element): string {
  const code = block.matches('.code') ? block : (block.querySelector('.code') ?? block);
  return [...code.querySelectorAll('code')].map(({ textContent }) => textContent).join('');
}
