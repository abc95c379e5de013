import { spawn, type ChildProcess } from 'node:child_process';

import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';

import { systemWebkit, webkitPaths } from '../../tools/check/machine/otherBrowsers';
import { freePort } from './freePort';
import type { Browser, BrowserKind, NamedKey, Size } from './browser';

const { driver, display, miniBrowser } = webkitPaths;

/** WebKit as Debian builds it for GTK, driven by its own WebDriver. It has no window-less form, so it gets a display. */
export const webkit: BrowserKind = { ...systemWebkit, start };

const keys: Record<NamedKey, string> = {
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
};
const isNamed = (key: string): key is NamedKey => Object.hasOwn(keys, key);

async function start({ width, height }: Size): Promise<Browser> {
  const screen = await virtualScreen(width, height);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Nothing here draws with the graphics card, which a server has not.
    env: { ...process.env, DISPLAY: screen.name, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GDK_BACKEND: 'x11' },
  });
  const session = await connected(port);
  const version = await session.getCapabilities();
  await session.manage().window().setRect({ width, height, x: 0, y: 0 });
  return {
    name: `WebKitGTK ${version.getBrowserVersion()}`,
    goTo: (address) => session.get(address),
    value: <Value>(expression: string) => session.executeScript<Value>(`return (${expression})`),
    click: async (selector) => {
      const element = await session.findElement(By.css(selector));
      await session.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    press: async (...pressed) => {
      for (const key of pressed)
        await session
          .actions()
          .sendKeys(isNamed(key) ? keys[key] : key)
          .perform();
    },
    problems: () => [],
    close: async () => {
      await session.quit();
      await Promise.all([server, screen.process].map(ended));
    },
  };
}

/** The driver needs a moment until it answers. */
async function connected(port: number): Promise<WebDriver> {
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
  for (let tries = 1; ; tries += 1) {
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** A screen in memory. The server chooses a free number and writes it to its third channel. */
function virtualScreen(width: number, height: number): Promise<{ name: string; process: ChildProcess }> {
  const process = spawn(display, ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    process.on('error', reject);
    process.on('exit', (status) => reject(new Error(`Xvfb ended with ${status}.`)));
    process.stdio[3]?.on('data', (number: Buffer) => resolve({ name: `:${number.toString().trim()}`, process }));
  });
}

/** Ends a process that we started, and waits until it has. */
const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.on('exit', () => resolve());
    child.kill();
  });
