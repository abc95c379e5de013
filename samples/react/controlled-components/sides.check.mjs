import { listen } from './said.mjs';

/** Clicks on Load, and tells what the field shows and what React writes. */
export default async (page) => {
  const said = listen(page);
  await page.getByRole('button').click();
  const texts = await said();
  return ['a click on Load', `  field: "${await page.locator('input').inputValue()}"`, 'React writes:', ...texts];
};
