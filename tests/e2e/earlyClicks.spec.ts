import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, test } from './support/test';

test.use({ site: 'fixtures' });

/**
 * Presses a button once, at the moment at which React begins to take a part of the page over: it listens to that part,
 * and has not rendered it yet. A click that reaches React then makes it render at once and answer.
 */
function pressWhileReactBegins({ part, name }: { part: string; name: string }): void {
  const listen = EventTarget.prototype.addEventListener;
  let isPressed = false;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...all: Parameters<typeof listen>) {
    listen.apply(this, all);
    if (isPressed || !(this instanceof Element) || !this.matches(part)) return;
    const own = Object.keys(this).some((key) => key.startsWith('__reactContainer$'));
    if (!own) return;
    isPressed = true;
    queueMicrotask(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>(`${part} button`)];
      const button = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
      document.documentElement.dataset['pressed'] = String(button !== undefined);
      button?.click();
    });
  };
}

test('a click acts once while React takes a lab over', async ({ page }) => {
  await page.addInitScript(pressWhileReactBegins, { part: '[data-island="lab"]', name: 'Step' });
  await page.goto(fixtureNotes.locks.route);
  const where = page.locator('.lab-where').first();
  const begun = Number((await where.textContent())!.split('/')[0]);
  await page.locator('.lab').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="lab"]').first()).toHaveAttribute('data-island-state', 'live');
  await expect(where).toHaveText(new RegExp(`^${begun + 1} /`));
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'true');
  // Nothing comes behind it.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  await expect(where).toHaveText(new RegExp(`^${begun + 1} /`));
});

test('a click acts once while React takes the page over', async ({ page }) => {
  await page.addInitScript(pressWhileReactBegins, { part: '#__docusaurus', name: 'Collapse sidebar' });
  await page.goto(fixtureNotes.locks.route);
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
});
