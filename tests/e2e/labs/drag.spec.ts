import { expect, type Locator, type Page } from '@playwright/test';

import { labTest as test, live, openLab, untilTallestIsKnown } from './labPage';

/** Opens a lab and waits until it has tried all its frames: those may lack what is dragged. */
async function openQuietly(page: Page, lab: string): Promise<void> {
  await openLab(page, lab);
  await live(page);
  await untilTallestIsKnown(page);
}

async function handleOf(page: Page, lab: string): Promise<Locator> {
  await openQuietly(page, lab);
  return page.locator('.lab-stage').getByRole('slider');
}

/** Drags from the handle's middle by so many CSS pixels. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }): Promise<void> {
  // Waits until it rests and nothing lies over it.
  await handle.hover();
  const box = (await handle.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 });
  await page.mouse.up();
}

test('The cabin of the wheel follows the pointer, with the numbers beside it, and Step goes on from there.', async ({
  page,
}) => {
  await openQuietly(page, 'unit-circle');
  const cabin = page.getByRole('slider', { name: 'The cabin on the wheel' });
  await expect(cabin).toHaveAttribute('aria-valuetext', '60° of 360');
  await drag(page, cabin, { x: -120, y: 0 });
  await expect(cabin).toHaveAttribute('aria-valuetext', /^1[3-6]\d° of 360$/);
  const turned = Number(/\d+/.exec((await cabin.getAttribute('aria-valuetext')) ?? '')?.[0]);
  await expect(page.locator('.lab-says')).toContainText(`${turned}° is a walk of`);
  await expect(page).toHaveURL(new RegExp(`lab-unit-circle=60\\.degrees\\.${turned}(?:~|%7E)3`));
  await cabin.focus();
  await page.keyboard.press('ArrowRight');
  await expect(cabin).toHaveAttribute('aria-valuetext', `${turned + 5}° of 360`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  const way = page.getByRole('slider', { name: 'The way on the ground' });
  await expect(way).toBeFocused();
  await expect(way).toHaveAttribute('aria-valuetext', `${turned}° of 360`);
  await page.getByRole('button', { name: 'Step' }).click();
  await expect(cabin).toHaveAttribute('aria-valuetext', '180° of 360');
  await drag(page, way, { x: 3000, y: 900 });
  await expect(cabin).toHaveAttribute('aria-valuetext', '360° of 360');
});

test('A resistor is squeezed by the pointer and the arrow keys, and the currents follow the resistor.', async ({
  page,
}) => {
  await openQuietly(page, 'circuit');
  await page.getByRole('button', { name: 'Step' }).click();
  await page.getByRole('button', { name: 'Step' }).click();
  const lamp = page.getByRole('slider', { name: 'The resistance between left and right' });
  await drag(page, lamp, { x: 0, y: 400 });
  await expect(lamp).toHaveAttribute('aria-valuetext', '500 Ω');
  const sentence = page.locator('.lab-says');
  await expect(sentence).toContainText('The lamp of 500 Ω has 4.55 mA now, from left to right.');
  await lamp.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(lamp).toHaveAttribute('aria-valuetext', '490 Ω');
  await expect(sentence).toContainText('The lamp of 490 Ω');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lamp).toHaveAttribute('aria-valuetext', '500 Ω');
  await drag(page, lamp, { x: -3000, y: -3000 });
  await expect(lamp).toHaveAttribute('aria-valuetext', '10 Ω');
  await expect(page).toHaveURL(/lab-circuit=5\.100\.400\.10\.400\.100(?:~|%7E)4/);
});

test('A server is dragged round the ring, and customers that stay with other servers do not move.', async ({
  page,
}) => {
  // An address of the lab before it drew both rules at once.
  await openQuietly(page, 'consistent-hashing?lab-consistent-hashing=r1.ar~3');
  const server = page.getByRole('slider', { name: 'The server eva on the ring' });
  await expect(page.locator('.lab-where')).toHaveText('4 / 6');
  const [before, at] = [await page.locator('.lab-says').textContent(), await server.getAttribute('aria-valuenow')];
  await drag(page, server, { x: -60, y: 150 });
  await expect(server).not.toHaveAttribute('aria-valuenow', at!);
  await expect(page.locator('.lab-where')).toHaveText('4 / 6');
  await expect(page.locator('.lab-says')).not.toHaveText(before!);
  await expect(page.locator('.lab-says')).toContainText(/On the ring \d+ customers? moves?, all to eva/);
  await drag(page, server, { x: 4000, y: -3000 });
  await expect(page.locator('.lab-says')).toContainText(/On the ring/);
});

test('A server that is clicked fails in the next step, and the run goes on from there.', async ({ page }) => {
  await openQuietly(page, 'consistent-hashing');
  const bob = page.getByRole('slider', { name: 'The server bob on the ring' });
  // The reach of the next server lies over its own; the nearest is meant.
  const { x, y, width, height } = (await bob.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByLabel('Seek').fill('5');
  await expect(page.locator('.lab-says')).toContainText('all from bob');
  await expect(bob).toHaveCount(0);
  await expect(page).toHaveURL(/lab-consistent-hashing=1\.a2(?:~|%7E)5/);
});

test('The ring is one stop of the keyboard: up and down choose a server, left and right move it, Enter lets it fail.', async ({
  page,
}) => {
  await openQuietly(page, 'consistent-hashing');
  const stops = page.locator('.lab-stage [tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('ArrowDown');
  await expect(stops).toHaveAttribute('aria-label', /^The server bob/);
  const at = Number(await stops.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect(stops).toHaveAttribute('aria-valuenow', String(at + 5));
  await page.keyboard.press('Enter');
  await expect(page.locator('.lab-steps li')).toHaveCount(6);
  await expect(page.locator('.lab-steps li').last()).toContainText('from bob');
});

test('A viewport is dragged over its page, and the ancestor is given another rule by a click.', async ({ page }) => {
  await openQuietly(page, 'positions');
  await drag(page, page.getByRole('button', { name: 'The viewport over the page' }), { x: 0, y: 130 });
  await expect(page.locator('.lab-says')).toContainText('Scrolled by 120: the box is at 60,-50.');
  await page.getByRole('button', { name: 'The ancestor has transform' }).click();
  await expect(page.locator('.lab-says')).toContainText('Scrolled by 120: the box is at 20,10.');
  await expect(page).toHaveURL(/lab-positions=fixed\.nothing(?:~|%7E)3/);
  await drag(page, page.getByRole('button', { name: 'The viewport over the page' }), { x: 900, y: 3000 });
  await expect(page.locator('.lab-where')).toHaveText('7 / 7');
});

test('Visits that still run are dragged over Eden, and a noted card is pressed: the collection follows both.', async ({
  page,
}) => {
  // An address of the lab that had single operations, at its last collection.
  await openQuietly(page, 'generations?lab-generations=r.k.y.y.b.l.b.y~9');
  const sentence = page.locator('.lab-says');
  await expect(sentence).toContainText('it looks at 2 of 45 objects');
  const handle = page.getByRole('slider', { name: 'Other visits that still run' });
  await drag(page, handle, { x: -3000, y: 3000 });
  await expect(handle).toHaveAttribute('aria-valuenow', '11');
  await expect(sentence).toContainText('it looks at 13 of 45 objects');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '10');
  const card = page.getByRole('slider', { name: 'The card of M' });
  await card.click();
  await expect(sentence).toContainText('it looks at 10 of 45 objects');
  await page.getByRole('button', { name: 'Step' }).click();
  await expect(sentence).toContainText('M still refers to it: the program is broken');
  await expect(page).toHaveURL(/lab-generations=i\.e\.0\.0\.10(?:~|%7E)10/);
});

test('A packet is thrown from one home to another, and a silence ends the entry that it made.', async ({ page }) => {
  // An address of the lab that had one router.
  await openQuietly(page, 'nat-table?lab-nat-table=sp.ls.tl.lt.tl~4');
  const [says, where] = [page.locator('.lab-says'), page.locator('.lab-where')];
  await expect(says).toContainText('your router drops it');
  const throwTo = async (from: string, to: string): Promise<void> => {
    const device = page.getByRole('button', { name: new RegExp(`^The ${from}: throw`) });
    const aim = page.getByRole('button', { name: new RegExp(`^The ${to}: throw`) });
    const [start, end] = [(await device.boundingBox())!, (await aim.boundingBox())!];
    const middle = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await drag(page, device, { x: middle(end).x - middle(start).x, y: middle(end).y - middle(start).y });
  };
  await throwTo('phone', 'server');
  await expect(where).toHaveText('7 / 7');
  await expect(says).toContainText('203.0.113.1:3455');
  await expect(page).toHaveURL(/lab-nat-table=sp\.ls\.tl\.ps(?:~|%7E)6/);
  await drag(page, page.getByRole('button', { name: /^The friend/ }), { x: -900, y: 3000 });
  await expect(page.locator('.lab-stage svg').first()).toContainText('F to itself: not sent');
  await expect(where).toHaveText('7 / 7');
  const silence = page.getByRole('button', { name: 'seconds of silence' });
  await drag(page, silence, { x: 4000, y: -900 });
  await expect(says).toContainText('60 seconds of silence. 3 entries ended');
  await silence.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(says).toContainText('55 seconds of silence.');
  await drag(page, silence, { x: -4000, y: 0 });
  await expect(where).toHaveText('7 / 7');
  await expect(page.locator('.lab-stage [tabindex="0"]')).toHaveCount(1);
  const device = page.getByRole('button', { name: /^The friend/ });
  await device.focus();
  await page.keyboard.press('ArrowRight');
  await expect(device).toHaveAttribute('aria-label', /throw a packet to the phone/);
  await page.keyboard.press('Enter');
  await expect(says).toContainText('and this is from 203.0.113.99:5000');
});

test('A server follows a finger, and the page stays where it is.', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 }, hasTouch: true });
  await openQuietly(page, 'consistent-hashing');
  const bob = page.getByRole('slider', { name: 'The server bob on the ring' });
  await bob.scrollIntoViewIfNeeded();
  const [box, top, at] = [
    (await bob.boundingBox())!,
    await page.evaluate(() => window.scrollY),
    await bob.getAttribute('aria-valuenow'),
  ];
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - by }] });
  await touch('touchStart', 0);
  for (let by = 10; by <= 80; by += 10) await touch('touchMove', by);
  await touch('touchEnd', 0);
  await expect(bob).not.toHaveAttribute('aria-valuenow', at!);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.close();
});

test('Time is dragged: down through packets, to the right through a visit.', async ({ page }) => {
  await openQuietly(page, 'tcp-loss');
  await drag(page, page.locator('.lanes-grip'), { x: 0, y: 600 });
  await expect(page.locator('.lab-says')).toHaveText('180 ms: everything is read.');
  await openQuietly(page, 'rendering-waterfall');
  await drag(page, page.locator('.lanes-grip'), { x: -600, y: 0 });
  await expect(page.locator('.lab-says')).toHaveText('0 ms: the page is asked for.');
});

test('A handle is large enough for a finger, on a phone too.', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lab of ['unit-circle', 'gradient-descent']) {
    const { width, height } = (await (await handleOf(page, lab)).first().boundingBox())!;
    expect(Math.min(width, height), lab).toBeGreaterThanOrEqual(40);
  }
  for (const lab of ['tcp-loss', 'rendering-waterfall']) {
    await openQuietly(page, lab);
    const { width, height } = (await page.locator('.lanes-grip').boundingBox())!;
    expect(Math.min(width, height), lab).toBeGreaterThanOrEqual(40);
  }
});

test('A packet is lost by a click on its way, and the run goes on from where it differs.', async ({ page }) => {
  await openQuietly(page, 'tcp-loss?lab-tcp-loss=t.5.2~12');
  const packet = page.getByRole('button', { name: 'Lose packet 4' });
  await expect(packet).toHaveAttribute('aria-pressed', 'false');
  await packet.locator('line').click();
  await expect(packet).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.lab-says')).toContainText('the client sends “four”');
  // The address waits for the end of the film.
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/lab-tcp-loss=t\.5\.2-4(?:~|%7E)/);
});

test('One of six ways to render is chosen by a click on its film, and by the keyboard.', async ({ page }) => {
  await openQuietly(page, 'rendering-waterfall');
  await page.getByRole('button', { name: 'Rendered on the server, whole' }).locator('rect').click();
  await expect(page.getByRole('button', { name: 'Rendered on the server, whole' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('.lab-stage [tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rendered on the server, streamed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/lab-rendering-waterfall=stream\.100\.200\.phone(?:~|%7E)/);
});

test('The picture is one stop of the keyboard: up and down choose a packet, Enter loses it.', async ({ page }) => {
  await openQuietly(page, 'tcp-loss');
  const stops = page.locator('.lab-stage [tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(stops).toHaveAttribute('aria-label', /^Lose packet 3/);
  await page.keyboard.press('Enter');
  await expect(stops).toHaveAttribute('aria-pressed', 'true');
});

test('Dragging far outside of the stage leaves the lab in a state that its model has.', async ({ page }) => {
  const ball = (await handleOf(page, 'gradient-descent')).first();
  await drag(page, ball, { x: 5000, y: -3000 });
  await expect(ball).toHaveAttribute('aria-valuetext', 'w 4');
  await drag(page, ball, { x: -5000, y: 3000 });
  await expect(ball).toHaveAttribute('aria-valuetext', 'w 0');
});

test('A bookmark is dragged back along its log and the lag with it, the records stay, and a copy that is clicked dies.', async ({
  page,
}) => {
  // An address of the lab before it was drawn: the first copy dies at its first record.
  await openQuietly(page, 'consumer-groups?lab-consumer-groups=consumer.3.4.after.crash~2');
  const sentence = page.locator('.lab-says');
  await expect(sentence).toContainText('copy 1 dan created, and it dies before it moves its bookmark');
  await openQuietly(page, 'consumer-groups');
  const flag = page.getByRole('button', { name: 'The bookmark of mail in partition 1' });
  await expect(flag).toHaveAccessibleName(/ is at 2, its lag is 1/);
  const record = page.locator('.lab-stage text', { hasText: /^ana paid$/ });
  const place = await record.boundingBox();
  await drag(page, flag, { x: -3000, y: 900 });
  await expect(flag).toHaveAccessibleName(/ is at 0, its lag is 3/);
  await expect(sentence).toContainText('set its bookmark in partition 1 from 2 to 0');
  expect(await record.boundingBox()).toEqual(place);
  await flag.focus();
  await page.keyboard.press('ArrowRight');
  await expect(flag).toHaveAccessibleName(/ is at 1, its lag is 2/);
  await expect(page).toHaveURL(/lab-consumer-groups=consumer\.3\.4\.after\.2-3\.5m11(?:~|%7E)6/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(flag).toHaveAccessibleName(/ is at 2, its lag is 1/);
  await page.getByRole('button', { name: 'copy 3: let it die at its next record' }).click();
  await page.getByRole('button', { name: 'Step' }).click();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/lab-consumer-groups=consumer\.3\.4\.after\.3-2(?:~|%7E)/);
  await expect(sentence).toContainText('Done again: cho paid by billing');
});

test('A file is read by pressing its name, after the rolls in the shop were dragged, and a pause makes notes too old.', async ({
  page,
}) => {
  await openQuietly(page, 'file-system-requests');
  const [says, where] = [page.locator('.lab-says'), page.locator('.lab-where')];
  await expect(where).toHaveText('8 / 14');
  const rolls = page.getByRole('button', { name: 'rolls in the shop' });
  await drag(page, rolls, { x: 4000, y: -900 });
  await expect(says).toContainText('Now the shop has 150 rolls');
  await drag(page, rolls, { x: -4000, y: 900 });
  await expect(says).toContainText('Now the shop has 0 rolls');
  await rolls.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/lab-file-system-requests=none\.60\.r\.r\.k2(?:~|%7E)8/);
  await page.getByRole('button', { name: 'Run cat box/rolls' }).click();
  await expect(where).toHaveText('11 / 11');
  await expect(says).toContainText('it prints 9. The shop has 2.');
  await page.locator('.lab-change > summary').click();
  const pause = page.getByRole('slider', { name: 'Seconds that pass' });
  await pause.fill('61');
  await expect(says).toContainText('61 s pass. 1 of 1 names are too old');
  await pause.fill('0');
  await expect(where).toHaveText('11 / 11');
  // Pressed faster than the questions go, each name is read in its turn.
  for (const name of ['cat box/buns', 'cat bread', 'cat rols']) await page.getByRole('button', { name }).click();
  await expect(says).toContainText('no such file');
  await expect(page.locator('.lab-stage [tabindex="0"]')).toHaveCount(1);
});

test('An object is dragged before a dot and away from it, and the call under it gives another price at once.', async ({
  page,
}) => {
  await openQuietly(page, 'this-binding');
  const [says, where] = [page.locator('.lab-says'), page.locator('.lab-where')];
  await expect(where).toHaveText('7 / 17');
  const spot = (name: RegExp) => page.getByRole('button', { name });
  const second = spot(/^Line 2: .* drag its object away/);
  const bakery = spot(/^bakery: drag/);
  const [from, to] = [(await bakery.boundingBox())!, (await second.boundingBox())!];
  await drag(page, bakery, { x: to.x - from.x, y: to.y - from.y });
  await expect(page).toHaveURL(/lab-this-binding=module\.arrow\.db\.db\.mb\.oc(?:~|%7E)6/);
  await expect(says).toContainText('4 times 3 is 12');
  await drag(page, second, { x: 4000, y: -900 });
  await expect(says).toContainText('TypeError');
  await second.focus();
  for (const price of ['12', '20']) {
    await page.keyboard.press('ArrowRight');
    await expect(says).toContainText(`and ${price} takes the place of the call`);
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(where).toHaveText('10 / 17');
  await bakery.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/db\.dc\.mb\.on(?:~|%7E)14/);
  await expect(says).toContainText('this.cost: undefined has no properties');
  await expect(page.locator('.lab-stage [tabindex="0"]')).toHaveCount(1);
});

test('A wait is made longer by the pointer and the arrow keys, and a further carrier is added in the picture.', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openQuietly(page, 'carriers');
  const buttons = page.locator('.lab-stage').getByRole('button');
  const wait = buttons.and(page.getByLabel(/^Each waits/));
  await expect(wait).toHaveAccessibleName(/ 4 ticks/);
  await drag(page, wait, { x: 3000, y: 900 });
  await expect(wait).toHaveAccessibleName(/ 8 ticks/);
  await expect(page).toHaveURL(/lab-carriers=25\.pause\.1\.4\.8/);
  await wait.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(wait).toHaveAccessibleName(/ 7 ticks/);
  await drag(page, wait, { x: -3000, y: 0 });
  await expect(wait).toHaveAccessibleName(/ 1 tick:/);
  await wait.focus();
  await page.keyboard.press('ArrowDown');
  await expect(buttons.and(page.getByLabel('Play with carrier 2 as well'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lab-carriers=25\.pause\.2\.4\.1/);
  await expect(page.locator('.lab-stage').getByLabel(/carrier 2 is free/)).toBeVisible();
  await buttons.and(page.getByLabel('Play without carrier 2')).click();
  await expect(page).toHaveURL(/lab-carriers=25\.pause\.1\.4\.1/);
});
