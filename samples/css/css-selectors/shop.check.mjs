import matches from './matches.mjs';

/** What .new matches before and after a script adds a tea with this class. */
export default async (page) => {
  const before = await matches(page);
  await page.evaluate(() => {
    document.querySelector('section').insertAdjacentHTML('beforeend', '<p class="new">White tea</p>');
  });
  return ['as written:', ...before, '', 'with White tea:', ...(await matches(page))];
};
