import { describe, expect, it } from 'vitest';

import { Asked, usedStyles, withoutFallbacks } from './usedStyles';

const asked = ({ page = '', script = '', styles = '' }, unasked: readonly string[] = []): Asked => {
  const all = new Asked(new Set(unasked));
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

  it('leaves out the theme’s rules that ours stand in for, and its values for the root that ours outdo', () => {
    const site = asked({ page: '<p class=backToTopButton_>', script: '"--x"' });
    const css =
      ':root{--x:1}@layer theme{:root{--x:2}[data-theme=dark]:root{--x:3}.backToTopButton_:after{top:0}.backToTopButton_{top:0}}';
    expect(usedStyles(css, site)).toBe(':root{--x:1}@layer theme{.backToTopButton_{top:0}}');
    expect(usedStyles('.backToTopButton_:after{top:0}', site)).toBe('.backToTopButton_:after{top:0}');
  });
});

describe('values of the root in the place of custom properties', () => {
  const plain = (css: string, site = {}): string => usedStyles(css, asked(site));

  it.each([
    [
      'another name of a property',
      ':root{--a:var(--b);--b:light-dark(#fff,#000)}p{color:var(--a)}i{color:var(--a)}b{color:var(--b)}',
      ':root{--b:light-dark(#fff,#000)}p{color:var(--b)}i{color:var(--b)}b{color:var(--b)}',
    ],
    ['a short value', ':root{--a:1rem}p{margin:var(--a)0 var(--a)}', 'p{margin:1rem 0 1rem}'],
    ['what is used once', ':root{--a:0 4px 16px #0003}p{box-shadow:var(--a)}', 'p{box-shadow:0 4px 16px #0003}'],
    ['one after the other', ':root{--a:var(--b);--b:var(--c);--c:3px}p{top:var(--a)}', 'p{top:3px}'],
  ])('%s', (_what, css, expected) => {
    expect(plain(css)).toBe(expected);
  });

  it.each([
    ['another value somewhere', ':root{--a:1}@media print{:root{--a:2}}p{top:var(--a)}'],
    ['a value for a part of the page', '.x{--a:1}p{top:var(--a)}'],
    ['a long value that is used twice', ':root{--a:light-dark(#fff,#000)}p{color:var(--a)}b{color:var(--a)}'],
    ['a reference to what differs in a part', ':root{--a:var(--b);--b:1}b{--b:2}p{top:var(--a)}'],
    ['a keyword', ':root{--a:initial}p{top:var(--a)}'],
    ['a value that is used with a fallback in another', 'p{--a:1}b{top:var(--a,2px)}'],
  ])('but not %s', (_what, css) => {
    expect(plain(css, { page: '<p class=x>' })).toBe(css);
  });

  it('but not what a page or a script sets', () => {
    const css = ':root{--a:var(--b);--b:1}p{top:var(--a)}';
    for (const site of [
      { page: '<p style="--b:2">' },
      { script: 'e.style.setProperty("--b",2)' },
      { styles: '.x{--b:2}' },
    ]) {
      expect(plain(css, site)).toBe(css);
    }
  });
});

describe('withoutFallbacks', () => {
  it('leaves out the values for a page without the property, where every page has it', () => {
    const common = ':root{--a:1}@media print{:root{--b:2}}';
    expect(withoutFallbacks('p{top:var(--a,3px) var(--b,4px) var(--c,5px)}', common)).toBe(
      'p{top:var(--a) var(--b,4px) var(--c,5px)}',
    );
  });
});
