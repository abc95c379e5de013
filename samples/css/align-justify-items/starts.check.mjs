/** Where each jar begins on its shelf, and which of the two properties accepts left. */
export default (page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('.jar')].map((jar) => {
      const [inner, outer] = [jar, jar.parentElement].map((box) => box.getBoundingClientRect());
      const shelf = jar.parentElement.classList.contains('flex') ? 'flex' : 'grid';
      const { alignSelf, justifySelf } = getComputedStyle(jar);
      const value = shelf === 'flex' ? alignSelf : justifySelf;
      return `${shelf}   ${jar.textContent}  ${value.padEnd(12)}${inner.left - outer.left}, ${inner.top - outer.top}`;
    });
    const isValid = (property) => `${property}: left is ${CSS.supports(property, 'left') ? 'valid' : 'invalid'}`;
    return ['shelf  jar  value       left, top', ...places, isValid('justify-items'), isValid('align-items')];
  });
