/** Opens the sample's page anew; from then on, `taken` tells what the sample wrote with console.log since its last call. */
export async function watch(page) {
  await page.addInitScript(() => {
    const lines = [];
    window.taken = () => lines.splice(0);
    console.log = (line) => {
      lines.push(`  ${line}`);
    };
  });
  await page.reload();
  await page.locator('#root > *').waitFor();
}

/** What was written since the last call, after a wait in milliseconds. */
export async function taken(page, wait = 200) {
  await page.waitForTimeout(wait);
  return page.evaluate(() => window.taken());
}

/** The text of the sample as a reader sees it. */
export const shown = (page, place = '#root') => page.locator(place).innerText();
