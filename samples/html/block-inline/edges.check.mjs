/** Whether the picture leaves a gap with and without a doctype, and whether the button gets the focus. */
export default async (page) => {
  const gap = () =>
    page.evaluate(() => {
      const [frame, img] = ['div', 'img'].map((one) => document.querySelector(one).getBoundingClientRect());
      return frame.bottom - img.bottom > 0.5 ? 'gap' : 'no gap';
    });
  const said = (name, value) => name.padEnd(18) + value;
  const lines = [said('doctype', await gap())];
  lines.push(
    await page.evaluate(() => {
      const button = document.querySelector('button');
      button.focus();
      const focused = document.activeElement === button ? 'focus' : 'no focus';
      return 'button, contents'.padEnd(18) + focused;
    }),
  );
  const html = await page.content();
  await page.setContent(html.replace(/<!doctype html>/iu, ''));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.complete)));
  lines.splice(1, 0, said('no doctype', await gap()));
  return lines;
};
