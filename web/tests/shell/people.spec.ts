import { expect, test, type Page } from '@playwright/test';
import { act, againstRobots, remember, said } from './helpers';
import { Server } from './server';

const server = new Server(0.3);
test.beforeAll(() => server.start());
test.afterEach(() => server.leave());
test.afterAll(() => server.stop());

async function decide(page: Page): Promise<void> {
  await expect(page.locator('.choice, .dial').first()).toBeVisible();
  await expect(async () => expect(await act(page, () => 0)).toBe('confirmed')).toPass({ intervals: [20] });
}
async function people(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'At the table' }).click();
  await expect(page.getByRole('dialog', { name: 'At the table' })).toBeVisible();
}
/** A table on the server against robots. */
async function online(page: Page, game: string): Promise<void> {
  await page.goto(`#/new/${game}?with=robots`);
  await page.getByRole('radio', { name: /Online/ }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.choice').first()).toBeVisible();
}

test('a robot plays for me, and gives the seat back', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera');
  await online(vera, 'planet');
  await people(vera);
  await vera.getByRole('button', { name: 'A robot plays for me' }).click();
  await expect(vera.getByRole('dialog').getByText('holds the seat')).toBeVisible();
  await expect(vera.locator('.log .one')).not.toHaveCount(0); // and it plays
  await vera.getByRole('dialog').getByRole('button', { name: 'I take my seat back' }).click();
  await expect(vera.getByRole('dialog').getByText('holds the seat')).toHaveCount(0);
  await vera.keyboard.press('Escape');
  await decide(vera);
});

test('somebody is gone: a robot holds the seat until they are back', async ({ browser }) => {
  const [vera, marek] = await server.together(browser, 'planet-5r');
  const address = marek.url();
  await decide(vera);
  await marek.goto('about:blank');
  await expect(vera.locator('.seats')).toContainText('not here');
  await vera.getByRole('button', { name: 'Let a robot hold the seat' }).click();
  await expect(vera.locator('.seats')).toContainText('holds the seat');
  await expect(vera.locator('.choice, .dial').first()).toBeVisible(); // the robot has decided for Marek
  await marek.goto(address);
  await expect(marek.locator('.ask')).toBeVisible();
  await expect(vera.locator('.seats')).not.toContainText('holds the seat');
});

test('a seat moves to another device by a one-time code, typed or as a link', async ({ browser }) => {
  const [laptop, phone, tablet] = [await server.person(browser, 'Vera'), await server.person(browser, ''), await server.person(browser, '')];
  await online(laptop, 'planet');
  await people(laptop);
  await laptop.getByRole('button', { name: 'Move to another device' }).click();
  const code = await laptop.getByTestId('ticket').innerText();
  await phone.goto(laptop.url());
  await expect(phone.locator('.ask')).toContainText('We wait for Vera');
  await people(phone);
  await phone.getByRole('textbox', { name: 'A code for a seat here' }).fill(code);
  await phone.getByRole('button', { name: 'Take the seat here' }).click();
  await expect(phone.locator('.choice').first()).toBeVisible();
  await laptop.reload();
  await expect(laptop.locator('.ask')).toContainText('We wait for Vera');
  await people(phone);
  await phone.getByRole('button', { name: 'Move to another device' }).click();
  await phone.getByRole('button', { name: 'Copy the link' }).click();
  await tablet.goto(await phone.evaluate(() => navigator.clipboard.readText()));
  await expect(tablet.locator('.choice').first()).toBeVisible();
  expect(tablet.url()).not.toContain('code');
  // It worked once.
  await people(laptop);
  await laptop.getByRole('textbox', { name: 'A code for a seat here' }).fill(code);
  await laptop.getByRole('button', { name: 'Take the seat here' }).click();
  await expect(laptop.getByRole('alert')).toContainText('this code does not open a seat here');
});

test('a table of this device goes online with its moves, and comes back', async ({ browser }) => {
  const vera = await server.person(browser, 'Vera');
  await againstRobots(vera, 'planet');
  await decide(vera);
  await expect(vera.locator('.ask b')).toContainText('face');
  const told = await vera.locator('.log .one').allInnerTexts();
  await people(vera);
  await vera.getByRole('button', { name: 'Take it online' }).click();
  await expect(vera.getByText('online', { exact: true })).toBeVisible();
  await expect(vera.locator('.ask b')).toContainText('face');
  expect(await vera.locator('.log .one').allInnerTexts()).toEqual(told);
  const there = vera.url();
  await decide(vera);
  await expect(vera.locator('.choice').first()).toBeVisible();
  await people(vera);
  await vera.getByRole('button', { name: 'Take it to this device' }).click();
  await expect(vera.getByText('on this device', { exact: true })).toBeVisible();
  await decide(vera);
  await vera.goto(there);
  await expect(vera.getByRole('heading', { name: 'This table has been taken to a device' })).toBeVisible();
});

test('a person and a robot change places at this device', async ({ page }) => {
  await remember(page);
  await againstRobots(page, 'planet-5r');
  await people(page);
  await page.getByRole('button', { name: 'A person takes the seat' }).first().click();
  await page.keyboard.press('Escape');
  await decide(page);
  await expect(page.getByRole('heading', { name: /Pass the device to/ })).toBeVisible();
});

test('what is said reaches the others, greetings too, and is read aloud', async ({ browser }) => {
  const [vera, marek] = await server.meet(browser, 'planet-5r');
  await marek.getByRole('button', { name: 'Hello!' }).click();
  await expect(vera.getByRole('group', { name: 'Chat' })).toContainText('Marek Hello!');
  await vera.getByRole('button', { name: /^Start/ }).click();
  await vera.getByRole('radio', { name: 'Chat' }).check();
  await vera.getByRole('textbox', { name: 'Say something' }).fill('<b>Good</b> luck');
  await vera.keyboard.press('Enter');
  await expect(marek.getByRole('radio', { name: /Chat · \d/ })).toBeVisible();
  await said(marek, 'Vera: <b>Good</b> luck');
});

test('a hint is offered, never made without Confirm', async ({ page }) => {
  await remember(page, { settings: { confirm: false } });
  await againstRobots(page, 'planet');
  await expect(page.locator('.choice').first()).toBeVisible();
  const told = await page.locator('.log .one').count();
  await page.keyboard.press('h');
  await expect(page.locator('.ask')).toContainText('In your place a robot would do this');
  await expect(page.locator('.log .one')).toHaveCount(told);
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page.locator('.ask b')).toContainText('face');
});

test('no hints while people play against one another', async ({ browser }) => {
  const [vera] = await server.together(browser, 'planet-5r');
  await vera.getByRole('button', { name: 'Menu' }).click();
  await expect(vera.getByRole('button', { name: 'At the table' })).toBeVisible();
  await expect(vera.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});
