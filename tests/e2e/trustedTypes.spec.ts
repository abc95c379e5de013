import { fixtureNotes } from './support/fixtureNotes';
import { alive, expect, open, test } from './support/test';

test.use({ site: 'fixtures', expectedProblems: /requires 'Trusted|default' policy returned null|policy/i });

test('no text becomes a script, runs as markup or names a script from elsewhere, on any kind of page', async ({
  page,
}) => {
  for (const route of ['/', fixtureNotes.packets.route, '/search', '/why']) {
    await open(page, route);
    await alive(page);
    const refused = await page.evaluate(() => {
      const attempt = (act: () => void): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const element = document.createElement('div');
      return {
        handler: attempt(() => (element.innerHTML = '<img src=x onerror="window.harmed = true">')),
        document: attempt(() => element.insertAdjacentHTML('beforeend', '<iframe srcdoc="<p>x"></iframe>')),
        foreign: attempt(() => (document.createElement('script').src = 'https://elsewhere.example/x.js')),
        text: attempt(() => (document.createElement('script').text = 'window.harmed = true')),
        worker: attempt(() => void new Worker('data:text/javascript,1')),
        // What pages do themselves goes on.
        own: attempt(() => (document.createElement('script').src = '/assets/js/own.js')),
        markup: attempt(() => (element.innerHTML = '<p class="x">once = 1</p>')),
      };
    });
    expect({ route, ...refused }).toEqual({
      route,
      handler: 'TypeError',
      document: 'TypeError',
      foreign: 'TypeError',
      text: 'TypeError',
      worker: 'TypeError',
      own: 'done',
      markup: 'done',
    });
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  }
});
