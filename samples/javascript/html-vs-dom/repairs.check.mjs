/** Each line of main's source beside the tree that the parser built from it. */
export default async (page) => {
  const source = (await (await page.request.get(page.url()).catch(() => null))?.text()) ?? '';
  return [source.length, ...(await page.evaluate(() => {
    return document.querySelector('main').innerHTML.split('\n');
  })), await page.evaluate(() => document.documentElement.children.length)];
};
