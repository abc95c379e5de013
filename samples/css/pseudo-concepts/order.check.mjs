/** Which states the email field and the checkbox have after each step. */
export default async (page) => {
  const lines = [];
  const look = async (step, selector, states) => {
    const found = await page.$eval(selector, (one, all) => all.filter((state) => one.matches(state)), states);
    lines.push(`${step.padEnd(20)}${found.join(' ') || 'none'}`);
  };
  const validity = [':valid', ':invalid', ':user-valid', ':user-invalid'];
  const field = '[type=email]';
  await look('field, page loaded', field, validity);
  await page.click(field);
  await page.keyboard.type('ann');
  await look('field, ann typed', field, validity);
  await page.keyboard.press('Tab');
  await look('field, left by Tab', field, validity);
  await page.click(field);
  await page.keyboard.press('End');
  await page.keyboard.type('@tea.example');
  await look('field, rest typed', field, validity);
  await page.click('[type=checkbox]');
  await look('Gift, clicked', '[type=checkbox]', [':checked']);
  await look('button', 'button', [':disabled', ':enabled']);
  return lines;
};
