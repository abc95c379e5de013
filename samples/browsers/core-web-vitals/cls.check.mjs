const RESERVED = 'div { min-height: 20vh; }';

/** Loads the page, presses a button, and returns what the page says of its last shift. */
async function shiftAfter(page, name, style = '') {
  await page.reload();
  if (style !== '') await page.addStyleTag({ content: style });
  await page.waitForTimeout(300);
  // The added style moves the paragraph, too: what the page says of it is cleared.
  await page.locator('p').evaluate((text) => (text.textContent = ''));
  await page.getByRole('button', { name }).click();
  await page.waitForTimeout(1600);
  const text = await page.locator('p').textContent();
  const [, value, counts] = /Shift (.*), counts: (.*)/.exec(text) ?? [];
  return value ? `shift ${Number(value).toFixed(2)}, counts: ${counts}` : 'no shift';
}

export default async (page) => {
  await page.setViewportSize({ width: 400, height: 800 });
  return [
    `ad after 1 s:   ${await shiftAfter(page, 'Ad after 1 s')}`,
    `ad at once:     ${await shiftAfter(page, 'Ad at once')}`,
    `space reserved: ${await shiftAfter(page, 'Ad after 1 s', RESERVED)}`,
  ];
};
