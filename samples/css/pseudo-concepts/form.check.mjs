/** Which states the field and the checkbox match after each step. */
export default async (page) => {
  const lines = [];
  const look = async (step, selector, states) => {
    const matched = await page.$eval(selector, (element, all) => all.filter((one) => element.matches(one)), states);
    lines.push(`${step}:`, `  ${matched.join(' ') || 'none'}`);
  };
  const validity = [':valid', ':invalid', ':user-invalid'];
  const field = '[type=email]';
  await look('field, page just loaded', field, validity);
  await page.click(field);
  await page.keyboard.type('ann');
  await look('field, "ann" typed', field, validity);
  await page.keyboard.press('Tab');
  await look('field, after the Tab key', field, validity);
  await page.click('[type=checkbox]');
  await look('checkbox, clicked', '[type=checkbox]', [':checked']);
  await look('button', 'button', [':disabled', ':enabled']);
  return lines;
};
