import { errors, type ConsoleMessage, type Page } from 'playwright-core';

import type { FaultyNetwork } from './faultyNetwork';

/** What a browser says of requests that fail: expected while the network is bad, and no failure of a script. */
const failedRequest = /Failed to load resource|net::ERR_|Loading (?:CSS )?chunk|Failed to fetch|dynamically imported/;

/** Where React says that it found a mistake, innermost component first: the message itself shortens it. */
async function componentsOf(message: ConsoleMessage): Promise<string> {
  const values = await Promise.all(message.args().map((value) => value.jsonValue().catch(() => undefined)));
  const stacks = values.map((value) => (value as { componentStack?: unknown } | undefined)?.componentStack);
  return stacks.filter((stack) => typeof stack === 'string').join('\n');
}

/** Sees what goes wrong on a page while a reader walks. */
export class Watch {
  readonly problems: string[] = [];
  readonly #taken = new Map<string, number>();
  readonly #impossible = new Map<string, number>();
  /** The last steps, newest first: how a problem is reached again. */
  #trail: string[] = ['start'];

  private constructor(
    private readonly page: Page,
    private readonly network: FaultyNetwork,
  ) {}

  static async over(page: Page, network: FaultyNetwork): Promise<Watch> {
    const watch = new Watch(page, network);
    page.on('pageerror', (error) => watch.#note(`script: ${error.message}`));
    page.on('crash', () => watch.#note('the page crashed'));
    page.on('console', async (message) => {
      if (message.type() === 'error') watch.#note(`console: ${message.text()}${await componentsOf(message)}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
      // React says that it recovered, and keeps to itself from what.
      addEventListener('error', ({ error }: ErrorEvent) => {
        if (error instanceof Error && error.cause !== undefined) console.error(`cause: ${String(error.cause)}`);
      });
    });
    return watch;
  }

  /** Takes a step and looks whether the page is still one that can be read. A step that is not possible here is counted. */
  async during(name: string, take: () => Promise<boolean>): Promise<void> {
    this.#trail = [`${name} at ${new URL(this.page.url()).pathname}`, ...this.#trail].slice(0, 12);
    const done = await take().catch((error: unknown) => this.#failed(error));
    const counts = done ? this.#taken : this.#impossible;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (await this.#canBeRead()) return;
    // A page that could not be loaded is the browser's own; a reader tries again.
    const address = this.page.url();
    await this.network.mend();
    await this.page.goBack({ timeout: 10_000 }).catch(() => undefined);
    await this.page.reload({ timeout: 20_000 }).catch(() => undefined);
    if (!(await this.#canBeRead())) this.#note(`dead after ${name}: ${address}`);
  }

  report(): string[] {
    const inWords = (counts: ReadonlyMap<string, number>) =>
      [...counts].map(([name, count]) => `${name} ${count}`).join(', ') || 'none';
    return [
      `Steps taken: ${inWords(this.#taken)}`,
      `Not possible where they were tried: ${inWords(this.#impossible)}`,
      `Problems: ${this.problems.length}`,
      ...this.problems.map((problem) => `  ${problem}`),
    ];
  }

  /** A step may run into a bad network, or its element may have gone meanwhile: then it was not possible. */
  #failed(error: unknown): false {
    const isGone = error instanceof errors.TimeoutError;
    if (!isGone && !this.network.isFaulty()) this.#note(`step: ${String(error).split('\n')[0]}`);
    return false;
  }

  #note(what: string): void {
    if (failedRequest.test(what) && this.network.isFaulty()) return;
    const problem = `${this.page.url()}: ${what}\n    after ${this.#trail.join(' < ')}`;
    this.problems.push(problem);
    // At once too: a walk that is ended before its time has said what it found.
    console.log(problem);
  }

  #canBeRead(): Promise<boolean> {
    return this.page
      .waitForFunction(() => (document.querySelector('main')?.innerText.length ?? 0) > 100, null, { timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
  }
}
