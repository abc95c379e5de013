const cases = {
  'heavier against later': '#note { order: 1 } p { order: 2 }',
  'as heavy, and later': 'p.warning { order: 1 } .warning:not(x) { order: 2 }',
  '256 classes against an id': `#note { order: 1 } ${'.warning'.repeat(256)} { order: 2 }`,
  'early layer heavy, late light': '@layer one, two; @layer one { #note { order: 1 } } @layer two { p { order: 2 } }',
  'heavy in a layer, light in none': '@layer one { #note { order: 1 } } p { order: 2 }',
  'the same, both !important': '@layer one { #note { order: 1 !important } } p { order: 2 !important }',
  'heavy, against style=""': '#note#note { order: 1 }',
  '!important, against style=""': 'p { order: 1 !important }',
  'near scope light, far heavy': '@scope (main) { p { order: 1 } } @scope (body) { .warning { order: 2 } }',
  'near and first, far and later': '@scope (main) { p { order: 1 } } @scope (body) { p { order: 2 } }',
};

/** Which of two declarations wins: the one that is written first, the second, or the style attribute. */
export default async (page) =>
  page.evaluate((cases) => {
    const note = document.querySelector('#note');
    const main = document.body.appendChild(document.createElement('main'));
    main.append(note);
    const sheet = document.head.appendChild(document.createElement('style'));
    return Object.entries(cases).map(([name, rules]) => {
      sheet.textContent = rules;
      note.style.order = name.includes('style') ? '3' : '';
      return `${name.padEnd(32)}${['', 'first', 'second', 'style'][getComputedStyle(note).order]}`;
    });
  }, cases);
