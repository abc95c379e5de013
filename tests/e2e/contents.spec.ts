import { expect, test } from './support/test';

test.describe('the table of contents', () => {
  test.use({ site: 'fixtures' });

  test('is narrowed by words of titles and questions, says how much is left, and keeps that in the address', async ({
    page,
  }) => {
    await page.goto('/docs');
    const field = page.getByRole('searchbox', { name: /^Filter the notes/ });
    const rows = page.locator('.contents__notes > li');
    const all = await rows.count();
    const status = page.locator('.contents__found [role=status]');
    await expect(status).toHaveText(`All ${all} notes`);
    await expect(page.locator('.contents__about').first()).toBeHidden();

    await field.fill('EPO');
    await expect(status).toHaveText(`1 of ${all} notes, in 1 topic`);
    await expect(rows.filter({ visible: true })).toHaveText([/^epoll/]);
    await expect(page.locator('.contents__about').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('.contents__topic').filter({ visible: true })).toHaveCount(1);
    await expect(page).toHaveURL(/\/docs\?q=EPO$/);

    await page.reload();
    await expect(field).toHaveValue('EPO');
    await expect(rows.filter({ visible: true })).toHaveCount(1);
    await field.press('Escape');
    await expect(rows.filter({ visible: true })).toHaveCount(all);
    await expect(page).toHaveURL(/\/docs$/);

    await field.fill('no such note');
    await expect(status).toHaveText(/^No note fits all of that/);
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(field).toBeFocused();
    await expect(rows.filter({ visible: true })).toHaveCount(all);
  });

  test('is narrowed by what notes have and by what this reader has read', async ({ page }) => {
    await page.goto('/docs');
    const lab = page.getByRole('button', { name: /^lab \d/ });
    const rows = page.locator('.contents__notes > li');
    await lab.click();
    await expect(lab).toHaveAttribute('aria-pressed', 'true');
    const shown = rows.filter({ visible: true });
    expect(await shown.count()).toBeGreaterThan(0);
    await expect(shown.filter({ has: page.getByRole('img', { name: 'with a lab' }) })).toHaveCount(await shown.count());

    const to = (await shown.first().getByRole('link').getAttribute('href')) ?? '';
    await page.evaluate(
      ([key, path]) => {
        localStorage.setItem(
          key,
          JSON.stringify({ visit: { now: 1, before: 0 }, notes: { [path]: { at: 1, finished: true } } }),
        );
      },
      ['groundwork.reading', to] as const,
    );
    const before = await shown.count();
    await page.reload();
    await page.getByRole('button', { name: /^unread \d/ }).click();
    await expect(shown).toHaveCount(before - 1);
    await expect(page).toHaveURL(/\?f=lab%2Cunread$/);
  });

  test('takes no word of an address for markup or for a kind that there is not', async ({ page }) => {
    const query = new URLSearchParams({ q: '"><img src=x onerror=alert(1)>', f: '__proto__,constructor,lab,<b>,lab' });
    await page.goto(`/docs?${query}`);
    await expect(page.locator('.contents__found [role=status]')).toHaveText(/^No note fits/);
    await expect(page.getByRole('button', { pressed: true })).toHaveText([/^lab/]);
    await expect(page.locator('.contents img')).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('folds the notes of each topic; the keyboard, an address and a filter show them', async ({ page }) => {
      await page.goto('/docs#linux');
      const epoll = page.locator('.contents__notes').getByRole('link', { name: 'epoll', exact: true });
      await expect(epoll).toBeVisible();
      await page.goto('/docs');
      await expect(epoll).toBeHidden();
      const open = page.getByRole('checkbox', { name: 'Show the notes on Linux' });
      await open.press('Space');
      await expect(epoll).toBeVisible();
      await open.press('Space');
      await expect(epoll).toBeHidden();
      await page.getByRole('searchbox', { name: /^Filter the notes/ }).fill('epoll');
      await expect(epoll).toBeVisible();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the notes of a topic are shown', async ({ page }) => {
        await page.goto('/docs');
        await page.getByRole('checkbox', { name: 'Show the notes on Linux' }).check();
        await expect(page.locator('.contents__notes').getByRole('link', { name: 'epoll', exact: true })).toBeVisible();
      });
    });
  });

  test('a topic leads to where it is kept on this device', async ({ page }) => {
    await page.goto('/docs');
    await page.getByText('Where to begin').first().click();
    await page.getByRole('link', { name: 'Keep this topic on this device' }).first().click();
    await expect(page.locator('.offline__topics').getByRole('checkbox', { checked: true })).toHaveCount(1);
  });
});

test('all notes stand on a few screens', async ({ page }) => {
  const screens = async (width: number, height: number): Promise<number> => {
    await page.setViewportSize({ width, height });
    await page.goto('/docs');
    return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  };
  expect(await screens(1440, 900)).toBeLessThan(4.5);
  expect(await screens(360, 740)).toBeLessThan(6.5);
});
