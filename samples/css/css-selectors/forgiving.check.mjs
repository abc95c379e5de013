const lists = [
  'p, p::unknown', ':is(p, p::unknown)', ':where(p, p::unknown)', 'p:not(.x, ::unknown)', 'body:has(p, ::unknown) p',
  'p:nth-child(2 of p, ::unknown)', 'p:unknown-state', 'p { &, &::unknown }', 'p, p::-webkit-unknown',
];

/** Whether a rule with an unknown part still applies to the paragraph. */
export default async (page) =>
  page.evaluate((lists) => {
    const sheet = document.head.appendChild(document.createElement('style'));
    return lists.map((list) => {
      sheet.textContent = list.includes('{') ? list.replace(/\{ (.*) \}/, '{ $1 { order: 1 } }') : `${list} { order: 1 }`;
      const applies = getComputedStyle(document.querySelector('p')).order === '1';
      return `${list.padEnd(31)}${applies ? 'applies' : 'dropped'}`;
    });
  }, lists);
