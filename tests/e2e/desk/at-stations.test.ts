import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { announcedParcel, operate } from '../../api/support/fulfilment.ts';
import { newPerson, type Person } from '../../api/support/staff.ts';
import { PIN } from '../../api/support/stations.ts';
import { newStation } from '../../api/support/stock.ts';
import { DEFAULT_HOST, newShopper, PASSWORD } from '../../api/support/world.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';
import { DESK_HOST, deskPage, openDeskAs } from '../support/desk.ts';

openBrowser();

const STATIONS = deskPage('/warehouse/stations');
const SCAN = deskPage('/warehouse/scan');

const send = (page: Page, form: string) =>
  Promise.all([page.waitForNavigation(), page.locator(`${form} [type=submit]`).first().click()]);

/** With scripts, the page first shows the plain box, and then the one that reads the field itself. */
async function untilScripted(page: Page, { javaScript }: { javaScript: boolean }) {
  if (javaScript) await page.waitForSelector('.desk-commands button[type=button]');
}

/** A person of the warehouse who has set a PIN on their profile page. */
async function withPin(javaScript: boolean): Promise<Person> {
  const worker = await newPerson('WAREHOUSE');
  await worker.call('updateStaffMe', {
    body: { name: `Worker ${crypto.randomUUID().slice(0, 8)}`, language: 'en' },
  });
  const page = await openDeskAs(worker, '/desk/profile', { javaScript });
  await page.fill('form[action$="/pin"] [name=password]', PASSWORD);
  await page.fill('[name=pin]', PIN);
  await send(page, 'form[action$="/pin"]');
  expect(await page.locator('main').innerText()).toContain('Your PIN is set.');
  await page.context().close();
  return worker;
}

/** The lead issues a badge and opens its label; returns what its bars say. */
async function printedBadge(page: Page, name: string): Promise<string> {
  await page.goto(STATIONS);
  const row = page.locator('tr', { hasText: name });
  await Promise.all([
    page.waitForNavigation(),
    row.getByRole('button', { name: 'Issue a badge' }).click(),
  ]);
  const label = await row.getByRole('link', { name: 'Print' }).getAttribute('href');
  await page.goto(label ?? '');
  expect(await page.locator('.desk-label strong').innerText()).toBe(name);
  expect(await page.locator('.desk-label svg').count()).toBe(2);
  return page.locator('.desk-label code').innerText();
}

async function signOut(page: Page) {
  await page.locator('summary', { hasText: 'Li Na' }).click();
  await Promise.all([
    page.waitForNavigation(),
    page.getByRole('button', { name: 'Sign out' }).click(),
  ]);
}

/**
 * Runs in the page: a serial port that sends the text of `on-scale` until the page ends, and a printer that
 * notes the size of the paper and the number on it.
 */
function standInForDevices() {
  const port = {
    readable: new ReadableStream<Uint8Array>({
      start(controller) {
        addEventListener('on-scale', (event) => {
          const { detail } = event as CustomEvent<string>;
          const bytes = new TextEncoder().encode(`${detail}\r\n`);
          for (let times = 0; times < 4; times++) controller.enqueue(bytes);
        });
      },
    }),
    open: async () => undefined,
    close: async () => undefined,
  };
  const serial = { getPorts: async () => [], requestPort: async () => port };
  Object.defineProperty(navigator, 'serial', { value: serial });
  window.print = () => {
    const labels = document.querySelector<HTMLElement>('.desk-paper .desk-labels');
    const size = labels?.dataset.size ?? '';
    const numbers = [...(labels?.querySelectorAll('span') ?? [])].map(
      ({ textContent }) => textContent,
    );
    document.documentElement.dataset.printed = `${size} ${numbers[0]}`;
  };
}

describe('a station', () => {
  it.each([
    ['at a bench', { width: 1440, javaScript: true }],
    ['on a phone, without JavaScript', { width: 360, javaScript: false }],
  ])('is enrolled, worked at by badge, and left with one tap, %s', async (_, visitor) => {
    const shopper = await newShopper();
    const { parcelNo, id: parcelId } = await announcedParcel(shopper);
    const lead = await newPerson('WAREHOUSE_LEAD');
    const worker = await withPin(visitor.javaScript);
    const { name } = await worker.call('getStaffMe');
    const { id } = await newStation({ host: DEFAULT_HOST });

    // The lead makes this browser the station, issues a badge, and signs out.
    const page = await openDeskAs(lead, STATIONS, visitor);
    const problems = watchErrors(page);
    await send(page, `form[action*="/${id}/enrol"]`);
    expect(await page.locator(`[data-row="${id}"]`).innerText()).toContain('This browser');
    const [cookie] = (await page.context().cookies()).filter((one) => /station/.test(one.name));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const badge = await printedBadge(page, name);
    await signOut(page);

    // The sign-in page asks for the badge. The scanner ends with Enter, which leads to the PIN.
    expect(await page.locator('h1').innerText()).toBe('Sign in with your badge');
    // axe needs scripts.
    if (visitor.javaScript) expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('badge');
    await page.keyboard.insertText(badge);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pin');
    await page.keyboard.insertText('904417');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await page.locator('[role=alert]').innerText()).toContain('Badge or PIN is wrong.');
    expect(await page.inputValue('[name=badge]')).toBe(badge);
    expect(await page.inputValue('[name=pin]')).toBe('');
    await page.fill('[name=pin]', PIN);
    await send(page, 'main form');

    // The worker scans at the station, sees no more than the warehouse, and can't change the account.
    expect(new URL(page.url()).pathname).toBe(SCAN);
    expect(await page.locator('h1').innerText()).toContain('Door 1');
    await untilScripted(page, visitor);
    await page.fill('main input[name=code]', parcelNo);
    await page.press('main input[name=code]', 'Enter');
    await expect
      .poll(
        async () => (await operate(shopper, 'getOpsParcel', { params: { id: parcelId } })).status,
      )
      .toBe('DOMESTIC_SIGNED');
    for (const hidden of ['/desk/profile', deskPage('/orders'), deskPage('/people')]) {
      expect((await page.goto(hidden))?.status(), hidden).toBe(403);
    }
    await page.goto(SCAN);
    await untilScripted(page, visitor);
    const small = await page
      .locator('.desk-scan :is(a, button)')
      .evaluateAll((all) =>
        all
          .filter((one) => Math.round(one.getBoundingClientRect().height) < 56)
          .map((one) => one.outerHTML),
      );
    expect(small).toEqual([]);

    // One tap, and the next worker can come.
    await page.getByRole('button', { name: 'Switch worker' }).click();
    await page.waitForURL('**/desk/sign-in');
    expect(await page.locator('h1').innerText()).toBe('Sign in with your badge');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(sideways).toBeLessThanOrEqual(visitor.width);
    expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);

    // Revoked, it is a browser like any other.
    await lead.call('revokeStation', { params: { id } });
    await page.reload();
    expect(await page.locator('[name=email]').count()).toBe(1);
    await page.context().close();
  });

  it('prints on its own paper and reads its own scale, without a click', async () => {
    const at = { host: DEFAULT_HOST };
    const { id } = await newStation(at);
    const lead = await newPerson('WAREHOUSE_LEAD');
    const leads = await openDeskAs(lead, STATIONS);
    const row = leads.locator(`[data-row="${id}"]`);
    await row.locator('summary').click();
    await row.locator('[name=labelSize]').selectOption('60x40');
    await row.locator('[name=printing]').selectOption('WHEN_WEIGHED');
    await row.locator('[name=scale]').selectOption('SERIAL');
    await row.locator('[name=scaleUnit]').selectOption('KG');
    await send(leads, `[data-row="${id}"] form[action*="/devices"]`);
    expect(await row.locator('summary').innerText()).toBe(
      'Labels 60 × 40 mm · Scale on a serial port',
    );
    await leads.context().close();

    const { parcelNo, id: parcelId } = await announcedParcel(await newShopper());
    const page = await openDeskAs(await newPerson('WAREHOUSE'), STATIONS);
    await page.addInitScript(standInForDevices);
    await page.goto(`${SCAN}?step=RECEIVE&station=${id}`);
    await page.getByRole('button', { name: 'Choose the scale' }).click();
    await page.getByText('The scale is connected.').waitFor();
    await page.fill('main input[name=code]', parcelNo);
    await page.press('main input[name=code]', 'Enter');
    await page.locator('.desk-said[data-sound=OK]').waitFor();
    await page.evaluate(() => dispatchEvent(new CustomEvent('on-scale', { detail: '  1.240kg' })));
    const printed = await page.waitForFunction(() => document.documentElement.dataset.printed);
    expect(await printed.jsonValue()).toBe(`60x40 ${parcelNo}`);
    const parcel = await operate(at, 'getOpsParcel', { params: { id: parcelId } });
    expect(parcel).toMatchObject({ weightG: 1240, labels: 1 });
    await page.context().close();
  });

  it('still lets people sign in with their password', async () => {
    const lead = await newPerson('WAREHOUSE_LEAD');
    const { id } = await newStation({ host: DEFAULT_HOST });
    const page = await openDeskAs(lead, STATIONS);
    await send(page, `form[action*="/${id}/enrol"]`);
    await signOut(page);
    await page.getByRole('link', { name: 'Sign in with e-mail and password' }).click();
    await page.fill('[name=email]', lead.email);
    await page.fill('[name=password]', PASSWORD);
    await send(page, 'main form');
    expect((await page.goto('/desk/profile'))?.status()).toBe(200);
    await page.context().close();
  });

  it('is set up by leads only', async () => {
    const worker = await newPerson('WAREHOUSE');
    await newStation({ host: DEFAULT_HOST });
    const page = await openDeskAs(worker, STATIONS);
    expect(await page.locator('form[action*="/enrol"], form[action*="/badges"]').count()).toBe(0);
    await page.context().close();
    const { page: stranger } = await visit({ host: DESK_HOST });
    await stranger.goto('/desk/sign-in');
    expect(await stranger.locator('[name=badge]').count()).toBe(0);
    await stranger.context().close();
  });
});
