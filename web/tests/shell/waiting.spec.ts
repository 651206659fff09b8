import { expect, test, type Page } from '@playwright/test';
import { noSideways, said, violations, watch } from './helpers';
import { Server } from './server';

const server = new Server(0.4); // so that robots do not play a whole game meanwhile
test.beforeAll(() => server.start());
test.afterEach(() => server.leave());
test.afterAll(() => server.stop());

interface Seat {
  kind: 'person' | 'robot' | 'free';
  name?: string;
  player?: string;
}
/** A table on the server, opened by this page. */
async function opened(page: Page, table: { game: string; seats: Seat[]; clock?: object; start?: boolean }): Promise<string> {
  await page.goto('#/');
  const { id } = await page.evaluate(
    async (body) => (await fetch('api/tables', { method: 'POST', body, headers: { 'Content-Type': 'application/json', 'X-Fiveplanets': '1' } })).json(),
    JSON.stringify({ players: table.seats.length, ...table }),
  );
  await page.goto(`#/table/${id}`);
  return id as string;
}
const VERA: Seat = { kind: 'person', name: 'Vera' };
const FREE: Seat = { kind: 'free' };
const seat = (page: Page, text: string) => page.getByRole('region', { name: 'Seats' }).locator('.seat', { hasText: text });
const timer = (page: Page) => page.locator('.ask').getByRole('timer');

test('the host chooses who sits where, and the others see it', async ({ browser }) => {
  const [vera, marek] = [await server.person(browser, 'Vera'), await server.person(browser, 'Marek')];
  const errors = watch(vera);
  await opened(vera, { game: 'planet-5r', seats: [VERA, { kind: 'robot', player: 'normal', name: 'Ember' }, FREE] });
  await marek.goto(vera.url());
  await expect(seat(marek, 'Ember')).toContainText('normal');
  await expect(marek.getByRole('button', { name: /Who sits here/ })).toHaveCount(0); // a guest does not choose
  await vera.getByRole('button', { name: 'Who sits here: Ember' }).click();
  const sheet = vera.getByRole('dialog', { name: 'Who sits here' });
  await expect(sheet.getByRole('radio')).toHaveCount(5); // a friend, and a robot of each level
  await sheet.getByRole('radio', { name: /Quartz/ }).check();
  await expect(seat(marek, 'Quartz')).toContainText('master');
  await expect(seat(marek, 'Ember')).toHaveCount(0);
  await sheet.getByRole('radio', { name: /A friend/ }).check();
  await vera.keyboard.press('Escape');
  await expect(seat(marek, 'Free seat')).toHaveCount(2);
  for (let free = 2; free > 0; free--) await vera.getByRole('button', { name: 'Seat a robot' }).first().click();
  await expect(seat(marek, 'Ember 2')).toBeVisible(); // two of a kind are told apart
  await expect(seat(marek, 'Free seat')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a guest leaves the seat, watches, and is counted', async ({ browser }) => {
  const [vera, marek] = await server.meet(browser, 'planet-5r');
  await marek.getByRole('button', { name: 'Leave the seat' }).click();
  await expect(seat(vera, 'Free seat')).toHaveCount(1);
  await expect(vera.locator('dl')).toContainText(/Watching\s*1/);
  await expect(marek.getByRole('button', { name: 'Take a seat' })).toBeVisible();
});

test('whoever leaves a running game for good watches a robot play on, and may sit down again', async ({ browser }) => {
  const [vera, marek] = await server.together(browser, 'planet-5r');
  await marek.getByRole('button', { name: 'Menu' }).click();
  await marek.getByRole('button', { name: 'At the table' }).click();
  await marek.getByRole('button', { name: 'Leave the seat' }).click();
  await marek.getByRole('button', { name: 'Leave it' }).click();
  await expect(vera.locator('.seats')).toContainText('free, a robot plays');
  await expect(marek.locator('.choice')).toHaveCount(0);
  await vera.getByRole('button', { name: 'Menu' }).click();
  await vera.getByRole('button', { name: 'At the table' }).click();
  await expect(vera.getByText('1 person is watching.')).toBeVisible();
  await marek.getByRole('button', { name: 'Take a seat' }).click();
  await expect(vera.locator('.seats')).toContainText('Marek');
});

test('a clock is chosen, said in the waiting room, and remembered', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera');
  for (const [card, length, said] of [['Live', '10 min + 10 s', '10 min + 10 s'], ['Live', '60 s a move', '60 s a move'], ['By letters', '3 days a move', '3 days a move']] as const) {
    await vera.goto('#/');
    await vera.goto('#/new/planet?with=robots');
    await vera.getByRole('radio', { name: /Online/ }).check();
    await vera.getByRole('radio', { name: new RegExp(card) }).check();
    await vera.getByRole('radio', { name: length }).check();
    await vera.getByRole('button', { name: 'Open the table' }).click();
    await expect(vera.locator('dl')).toContainText(said);
  }
  await vera.goto('#/');
  await vera.goto('#/new/planet?with=robots');
  await vera.getByRole('radio', { name: /Online/ }).check();
  await expect(vera.getByRole('radio', { name: '3 days a move' })).toBeChecked();
});

for (const game of ['planet', 'planet-unknown', 'planet-5r', 'planetfall', 'red-planet'])
  test(`${game}: whoever decides sees the clock run, at the drawn board too`, async ({ browser }) => {
    const vera = await server.person(browser, 'Vera', { plain: false });
    await vera.setViewportSize({ width: 360, height: 740 });
    await opened(vera, { game, seats: [VERA, VERA, VERA], clock: { kind: 'bank', seconds: 600, plus: 10 }, start: true });
    const cover = vera.getByRole('button', { name: /^I am/ });
    await expect(cover.or(timer(vera)).first()).toBeVisible();
    if (await cover.count()) await cover.click();
    const before = await timer(vera).innerText();
    expect(before).toMatch(/^(10:00|9:\d\d)$/);
    await expect(timer(vera)).not.toHaveText(before);
    await noSideways(vera);
    expect(await violations(vera)).toEqual([]);
  });

test('time runs out: it is told before, a robot plays on, and the seat is given back with new time', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera');
  await opened(vera, { game: 'planet-5r', seats: [VERA, { kind: 'robot', player: 'quick' }, { kind: 'robot', player: 'quick' }], clock: { kind: 'move', seconds: 5 }, start: true });
  await said(vera, 'Half a minute left.', 'assertive');
  await expect(vera.locator('.ask')).toContainText('plays for you');
  await expect(vera.locator('.seats')).toContainText('holds the seat');
  await expect(vera.locator('.log .one')).not.toHaveCount(0);
  await vera.locator('.ask').getByRole('button', { name: 'I take my seat back' }).click();
  await expect(vera.locator('.seats')).not.toContainText('holds the seat');
  await expect(timer(vera)).toHaveText(/^0:0[1-5]$/);
});

test('who talks fast is heard a little later, and loses no word', async ({ browser }) => {
  const [vera, marek] = await server.meet(browser, 'planet-5r');
  const say = vera.getByRole('textbox', { name: 'Say something' });
  const lines = Array.from({ length: 12 }, (_, i) => `Line ${i + 1}.`); // the server takes eight at once
  for (const line of lines) {
    await say.fill(line);
    await vera.keyboard.press('Enter');
  }
  for (const line of lines) await expect(marek.getByRole('group', { name: 'Chat' }).getByText(line)).toHaveCount(1);
});
