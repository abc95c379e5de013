/** The text of a block of code, or of the program of a sample: folded lines stand in parts of their own, notes beside it
are no part of it. */
export function shownCode(block: Element): string {
  const code = block.matches('.code') ? block : (block.querySelector('.code') ?? block);
  return [...code.querySelectorAll('code:not(p > code)')].map(({ textContent }) => textContent).join('');
}
