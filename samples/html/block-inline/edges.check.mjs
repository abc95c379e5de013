/** Whether the picture leaves a gap without a doctype, how high a line gets by overflow, and who gets the focus. */
export default async (page) => {
  const gap = () =>
    page.evaluate(() => {
      const [frame, img] = ['#picture', 'img'].map((one) => document.querySelector(one).getBoundingClientRect());
      return frame.bottom - img.bottom > 0.5 ? 'gap' : 'no gap';
    });
  const said = (name, value) => name.padEnd(26) + value;
  const lines = [said('doctype', await gap())];
  lines.push(
    ...(await page.evaluate(() => {
      const [words, label] = ['#words', 'b'].map((one) => document.querySelector(one));
      return ['visible', 'hidden'].map((overflow) => {
        label.style.overflow = overflow;
        return `overflow: ${overflow}`.padEnd(26) + `${words.getBoundingClientRect().height}px`;
      });
    })),
  );
  lines.push(
    await page.evaluate(() => {
      const [words, label] = ['#words', 'b'].map((one) => document.querySelector(one));
      label.style.cssText = 'overflow: hidden; vertical-align: bottom';
      return 'hidden, vertical-align'.padEnd(26) + `${words.getBoundingClientRect().height}px`;
    }),
  );
  lines.push(
    await page.evaluate(() => {
      const button = document.querySelector('button');
      button.focus();
      const focused = document.activeElement === button ? 'focus' : 'no focus';
      return 'button, contents'.padEnd(26) + focused;
    }),
  );
  const html = await page.content();
  await page.setContent(html.replace(/<!doctype html>/iu, ''));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.complete)));
  lines.splice(1, 0, said('no doctype', await gap()));
  return lines;
};
