/** Imports a file twice while it is missing, then again when it is there. */
export default async (page) => {
  const asked = [];
  let there = false;
  await page.route('**/chart.js', (route) => {
    asked.push('chart.js');
    return there
      ? route.fulfill({ contentType: 'text/javascript', body: 'export const chart = "drawn";' })
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'not found' });
  });
  const lines = [];
  for (const [when, now] of [['missing', false], ['missing', false], ['there', true]]) {
    there = now;
    const said = await page.evaluate(() => ask(new URL('chart.js', 'https://shop.example/').pathname));
    lines.push(`${when.padEnd(8)} ${said}, asked ${asked.length} times`);
  }
  return lines;
};
