/** The classes that an element must have for a selector to match: those in `:not(…)`, `:is(…)` and the like are left out. */
export function selectorClasses(selector: string): string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return [...plain.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}
