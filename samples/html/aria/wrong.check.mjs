import axe from 'axe-core';

/** For each element of main after the heading: the rules of axe-core that it, or what is in it, violates. */
export default async (page) => {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { elementRef: true });
    return [...document.querySelectorAll('main > :not(h1)')].map((one) =>
      violations.filter(({ nodes }) => nodes.some(({ element }) => one.contains(element))).map(({ id }) => id),
    );
  });
  return found.map((rules, index) => `${index + 1}  ${rules.join(', ') || 'nothing found'}`);
};
