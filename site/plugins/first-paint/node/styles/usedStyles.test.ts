import { describe, expect, it } from 'vitest';

import { Asked, usedStyles } from './usedStyles';

const asked = ({ page = '', script = '', styles = '' }, onPagesOnly: readonly string[] = []): Asked => {
  const all = new Asked(new Set(onPagesOnly));
  all.addPage(page);
  all.addScript(script);
  all.addStyles(styles);
  return all;
};

describe('usedStyles', () => {
  it.each([
    ['on a page', { page: '<p class=is-note>' }],
    ['among others', { page: '<p class="a is-note b">' }],
    ['in a script of a page', { page: '<script>e.className="is-note"</script>' }],
    ['in a script', { script: 'c("is-note",1)' }],
    ['by its beginning in a script', { script: 'c("is-"+kind)' }],
  ])('keeps the rules of a class %s', (_where, site) => {
    const css = '.is-note{color:red}';
    expect(usedStyles(css, asked(site))).toBe(css);
  });

  it('leaves out the rules, and the selectors, of classes that are nowhere', () => {
    const site = asked({ page: '<p class=a>' });
    expect(usedStyles('.a{color:red}.b,.a .b{color:red}@media print{.b{color:red}}.a,.b{top:0}', site)).toBe(
      '.a{color:red}.a{top:0}',
    );
  });

  it('keeps what matches without the class', () => {
    const css = 'p:not(.b){top:0}:is(.b,p){top:0}[class*=".b"]{top:0}@keyframes x{0%{top:0}}';
    expect(usedStyles(css, asked({}))).toBe(css);
  });

  it('leaves out custom properties that nothing uses, and those that only they used', () => {
    const css = ':root{--a:1;--b:var(--c);--c:2;--d:3;--e:4}@media print{:root{--a:5}}p{top:var(--a)}';
    const site = asked({ script: 's("--d")', page: '<rect fill="var(--e)">' });
    expect(usedStyles(css, site)).toBe(':root{--a:1;--d:3;--e:4}@media print{:root{--a:5}}p{top:var(--a)}');
  });

  it('leaves out classes that only scripts name, where nothing of the site asks for them', () => {
    const css = '.is-note{color:red}';
    expect(usedStyles(css, asked({ script: 'c("is-note")' }, ['is-note']))).toBe('');
    expect(usedStyles(css, asked({ page: '<p class=is-note>' }, ['is-note']))).toBe(css);
  });

  it('leaves out what is for right-to-left sites only', () => {
    const css = '[dir=rtl] p{top:0}';
    expect(usedStyles(css, asked({ page: '<html dir=ltr>' }))).toBe('');
    expect(usedStyles(css, asked({ page: '<html dir=rtl>' }))).toBe(css);
  });
});
