/** What a component does when it mounts, at three kinds of click, and when it mounts in StrictMode. */
export default async (page) => {
  const lines = [];
  const said = async (what) => {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
    const log = await page.evaluate(() => window.log.splice(0));
    lines.push(`${what}:`, ...log.map((line) => `  ${line}`));
  };
  const click = (name) => page.getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'StrictMode' }).waitFor();
  await said('mount');
  await click('3 × count + 1');
  await said('three times setCount(count + 1)');
  await click('3 × c =>');
  await said('three times setCount((c) => c + 1)');
  await click('later');
  await said('the same, in a timer');
  await click('StrictMode');
  await said('mount in StrictMode');
  return lines;
};
