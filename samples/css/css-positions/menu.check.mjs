const headers = [
  '',
  'header { backdrop-filter: blur(4px) }',
  'header::before { content: ""; backdrop-filter: blur(4px) }',
  'header { container-type: inline-size }',
  'body { filter: invert(1) }',
  'html { filter: invert(1) }',
];
const fields = [
  '.field { animation-fill-mode: none }',
  '.field { animation-fill-mode: both }',
  '.field { animation-fill-mode: backwards }',
];

/** How high the menu is, by a rule of the header; and after the animation, the transform of the field and what is in front. */
export default async (page) => {
  const set = (rule) =>
    page.evaluate((text) => {
      const sheet = document.querySelector('#tried') ?? document.head.appendChild(document.createElement('style'));
      sheet.id = 'tried';
      sheet.textContent = text;
    }, rule);
  const lines = ['the menu in a window 480 high'];
  for (const rule of headers) {
    await set(rule);
    const height = await page.evaluate(() => document.querySelector('.menu').getBoundingClientRect().height);
    lines.push(`  ${(rule || 'nothing added').padEnd(60)}${height}`);
  }
  lines.push('the field after its animation, and what is in front');
  for (const rule of fields) {
    await set(`header { display: none } ${rule}`);
    await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
    const [transform, front] = await page.evaluate(() => {
      const list = document.querySelector('.list');
      const { left, bottom } = list.getBoundingClientRect();
      return [
        getComputedStyle(document.querySelector('.field')).transform,
        document.elementFromPoint(left + 5, bottom - 15) === list ? 'the list' : 'the next field',
      ];
    });
    lines.push(`  ${rule.padEnd(44)}${transform.padEnd(26)}${front}`);
  }
  return lines;
};
