import { expect, test } from '../support/test';
import { javascriptFile, openSample, runText, sqlFile, type SampleParts } from './sample';

test.use({ site: 'fixtures' });

/** Every name by which code in a page, a worker or Node reaches something outside itself. */
// prettier-ignore
const waysOut = [
  'window', 'self', 'document', 'parent', 'top', 'frames', 'opener', 'navigator', 'location', 'history', 'localStorage',
  'sessionStorage', 'indexedDB', 'caches', 'cookieStore', 'fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource',
  'WebTransport', 'RTCPeerConnection', 'BroadcastChannel', 'MessageChannel', 'postMessage', 'importScripts', 'Worker',
  'SharedWorker', 'WebAssembly', 'Blob', 'FileReader', 'crypto', 'open', 'close', 'require', 'module', 'Buffer', 'std',
  'os', 'scriptArgs', '__dirname',
];

/**
 * Presses Run; returns the milliseconds until the page says that it was stopped, by the page's own animation frames:
 * they also show that the page goes on drawing meanwhile.
 */
async function timeToStop({ figure, run }: SampleParts): Promise<number> {
  const button = await run.elementHandle();
  return figure.evaluate(
    (element, pressed) =>
      new Promise<number>((resolve, reject) => {
        let longest = 0;
        let last = performance.now();
        const started = last;
        (pressed as HTMLButtonElement).click();
        const look = (): void => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (/Stopped/.test(element.querySelector('.playground__status')!.textContent)) {
            if (longest > 2000) reject(new Error(`The page stood still for ${longest} ms.`));
            resolve(now - started);
          } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    button,
  );
}

test.describe('a program of a reader', () => {
  test('finds no way out of its world', async ({ page, foreignRequests }) => {
    const sample = await openSample(page, javascriptFile);
    // A pointer that rests on a link fetches a note.
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      localStorage.setItem('secret', 'kept');
      document.cookie = 'secret=kept';
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { output, status } = await runText(
      sample,
      `const names = ${JSON.stringify(waysOut)};
       const everything = [globalThis, Function('return this')(), (0, eval)('this'), console.log.constructor('return this')()];
       for (const world of everything) console.log(names.filter((name) => name in world).join() || 'nothing');
       console.log(names.filter((name) => eval('typeof ' + name) !== 'undefined').join() || 'nothing');
       console.log(Object.keys(process).join());
       for (const name of ['node:fs', 'https://other.example/x.js', '/assets/js/main.js', './other.mjs', 'data:text/javascript,1']) {
         try { await import(name); console.log('loaded', name); } catch (error) { console.log('refused'); }
       }`,
    );
    expect(output.split('\n')).toEqual([
      ...Array<string>(5).fill('nothing'),
      'argv,stdout,stderr,nextTick,exitCode,exit',
      ...Array<string>(5).fill('refused'),
      '',
    ]);
    expect(status).toBe('Finished.');
    // The worker's own script and engine, from our own origin, the note of a link that has come into view, and nothing else.
    const own = /^\/assets\/files\/[\w-]+\.(?:js|wasm)$|^\/docs\/data-structures\/stacks\.json$/;
    expect(requests.map((url) => new URL(url).pathname).filter((path) => !own.test(path))).toEqual([]);
    expect(foreignRequests).toEqual([]);
  });

  test('cannot change the world of the page or of the next program', async ({ page }) => {
    const sample = await openSample(page, javascriptFile);
    await runText(
      sample,
      `Object.prototype.polluted = 'yes'; Array.prototype.map = () => 'mine'; globalThis.left = 1; console.log = null;
       Error.prepareStackTrace = () => { throw 1; };`,
    );
    expect(await page.evaluate(() => [({} as { polluted?: string }).polluted, [1].map(String)])).toEqual([
      undefined,
      ['1'],
    ]);
    expect((await runText(sample, 'console.log(typeof left, {}.polluted, [1].map(String));')).output).toBe(
      "undefined undefined [ '1' ]\n",
    );
  });

  test('prints text, never markup', async ({ page }) => {
    const sample = await openSample(page, javascriptFile);
    const markup = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script><a href="javascript:1">x</a>`;
    const { output } = await runText(
      sample,
      `console.log(${JSON.stringify(markup).replaceAll('</', '<\\/')}); throw new Error(${JSON.stringify(markup).replaceAll('</', '<\\/')});`,
    );
    expect(output).toContain(markup);
    expect(await sample.output.locator('img, script, a').count()).toBe(0);
    expect(await page.title()).not.toContain('taken');
  });

  test('as SQL finds no files, extensions or other databases', async ({ page }) => {
    const sample = await openSample(page, sqlFile);
    const attempts = [
      "ATTACH 'other.db' AS o",
      "SELECT load_extension('x')",
      "SELECT readfile('/etc/passwd')",
      "SELECT writefile('x', 'y')",
      "VACUUM INTO 'copy.db'",
      'PRAGMA max_page_count = 100000000',
    ];
    for (const sql of attempts) {
      const { output, status } = await runText(sample, `${sql};`);
      expect(output, sql).toMatch(/error near line 1: /);
      expect(status, sql).toBe('Ended with an error.');
    }
    expect((await runText(sample, `SELECT '<b>text</b>' AS "<i>";`)).output).toBe('<i>\n-----------\n<b>text</b>\n');
    expect(await sample.output.locator('b, i').count()).toBe(0);
  });
});

test.describe('a program without end or measure', () => {
  for (const [name, program] of [
    ['an endless loop', 'console.log("begun"); for (;;);'],
    [
      'an endless loop that catches everything',
      'console.log("begun"); for (;;) { try { for (;;); } catch {} finally { continue; } }',
    ],
    ['an endless chain of promises', 'console.log("begun"); const f = () => void Promise.resolve().then(f); f();'],
    [
      'an endless chain of timers',
      'console.log("begun"); const f = () => { for (let i = 0; i < 1e5; i++); setTimeout(f); }; f();',
    ],
    ['a regular expression without end', 'console.log("begun"); /^(a+)+$/.test("a".repeat(40) + "b");'],
    ['a sort without end', 'console.log("begun"); for (;;) Array.from({ length: 1e5 }, (_, i) => -i).sort();'],
  ] as const) {
    test(`${name} is stopped within eight seconds, and the page stays alive`, { tag: '@clock' }, async ({ page }) => {
      const sample = await openSample(page, javascriptFile);
      await sample.text.fill(program);
      expect(await timeToStop(sample)).toBeLessThan(8000);
      expect(await sample.output.textContent()).toMatch(/^begun/);
      await expect(sample.status).toHaveText('Stopped: it was still at work after 1.25 seconds.');
      expect(await runText(sample, 'console.log("next");')).toEqual({ output: 'next\n', status: 'Finished.' });
    });
  }

  test('SQL without end is stopped within eight seconds', { tag: '@clock' }, async ({ page }) => {
    const sample = await openSample(page, sqlFile);
    await sample.text.fill('WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT max(n) FROM c;');
    expect(await timeToStop(sample)).toBeLessThan(8000);
    await expect(sample.status).toHaveText(/^It printed nothing\. Stopped: it was still at work/);
  });

  for (const [file, program] of [
    [javascriptFile, 'for (;;);'],
    [sqlFile, 'WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT max(n) FROM c;'],
  ] as const) {
    test(`a loop in ${file} that never ends is stopped, and the next program runs`, async ({ page }) => {
      const sample = await openSample(page, file);
      const { status } = await runText(sample, program);
      expect(status).toBe('It printed nothing. Stopped: it was still at work after 1.25 seconds.');
      await sample.reset.click();
      await sample.run.click();
      await expect(sample.status).toHaveText('Finished: the same as recorded.');
    });
  }

  test('a program that waits is stopped by the reader, at once', async ({ page }) => {
    const sample = await openSample(page, javascriptFile);
    await sample.text.fill('console.log("begun"); setInterval(() => console.log("tick"), 50);');
    await sample.run.click();
    await expect(sample.output).toHaveText(/tick/);
    await sample.stop.click();
    await expect(sample.status).toHaveText('Stopped.');
    const printed = await sample.output.textContent();
    await page.waitForTimeout(300);
    expect(await sample.output.textContent()).toBe(printed);
  });

  for (const [name, program] of [
    ['objects', 'const all = []; for (;;) all.push(new ArrayBuffer(1e6));'],
    ['text', 'const all = []; for (;;) all.push("x".repeat(1e6) + all.length);'],
    ['a callback', 'setTimeout(() => { const all = []; for (;;) all.push(new Uint8Array(1e6)); }, 10);'],
  ] as const) {
    test(`a memory bomb of ${name} is stopped`, async ({ page }) => {
      const sample = await openSample(page, javascriptFile);
      expect((await runText(sample, program)).status).toBe(
        'It printed nothing. Stopped: it asked for more than 64 MiB of memory.',
      );
    });
  }

  test('a flood of output is cut with a notice', async ({ page }) => {
    const sample = await openSample(page, javascriptFile);
    const { output, status } = await runText(sample, 'for (;;) console.log("x".repeat(99));');
    expect(output).toHaveLength(64 * 1024);
    expect(status).toBe('Stopped: it printed more than 64 KiB; the rest is cut.');
    const one = await runText(sample, 'console.log("y".repeat(1e6));');
    expect([one.output.length, one.status]).toEqual([64 * 1024, status]);
  });

  test('a recursion without end is an error that the program can catch', async ({ page }) => {
    const sample = await openSample(page, javascriptFile);
    const { output } = await runText(
      sample,
      'const f = () => f() + 1; try { f(); } catch (e) { console.log(e.message); } f();',
    );
    expect(output).toMatch(
      /^Maximum call stack size exceeded\nUncaught \[?RangeError: Maximum call stack size exceeded\]?\n/,
    );
  });
});
