import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../src/contract/values/people/rights.ts';
import { announcedParcel, operate } from '../../api/support/fulfilment.ts';
import { newShopper, type Shopper } from '../../api/support/world.ts';
import { IS_FULL } from '../../support/sample.ts';
import { openBrowser, untilHydrated } from '../support/browser.ts';
import { deskPage, openDesk, signInDesk } from '../support/desk.ts';

openBrowser();

let shopper: Shopper;
beforeAll(async () => {
  shopper = await newShopper();
});

const SCAN = deskPage('/warehouse/scan?step=RECEIVE&station=');
const field = (page: Page) => page.locator('main input[name=code]');
const shown = (page: Page) => page.locator('.desk-scans li b').allInnerTexts();
const isScripted = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.desk-commands button[type=button]'));

/** The scanned parcels with the number of their receipts. */
const receipts = (numbers: readonly string[]) =>
  Promise.all(
    numbers.map(async (id) => {
      const { timeline } = await operate(shopper, 'getOpsParcel', { params: { id } });
      return timeline.filter(({ event }) => event === 'SIGNED').length;
    }),
  );

async function parcels(count: number): Promise<string[]> {
  const numbers: string[] = [];
  while (numbers.length < count) numbers.push((await announcedParcel(shopper)).parcelNo);
  return numbers;
}

/** Types as a scanner does: at once, with Enter. */
async function type(page: Page, codes: readonly string[]) {
  for (const code of codes) {
    await page.keyboard.insertText(code);
    await page.keyboard.press('Enter');
  }
}

describe('the scan page', () => {
  it('takes twenty scans at once, in their order, with the keyboard only', async () => {
    const { context, page } = await openDesk('WAREHOUSE', SCAN);
    await untilHydrated(page);
    await isScripted(page);
    const numbers = await parcels(20);
    await field(page).focus();
    const began = Date.now();
    await type(page, numbers);
    expect(Date.now() - began).toBeLessThan(2_000);
    expect(await field(page).inputValue()).toBe('');
    await expect.poll(() => receipts(numbers), { timeout: 30_000 }).toEqual(numbers.map(() => 1));
    await expect.poll(() => shown(page)).toEqual(numbers.slice(-10).toReversed());
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await context.close();
  });

  it('takes parcels in by one person with the keyboard only: received, weighed, measured, passed, shelved', async () => {
    const { context, page } = await openDesk('WAREHOUSE', SCAN);
    await untilHydrated(page);
    await isScripted(page);
    const numbers = await parcels(IS_FULL ? 60 : 12);
    const { id: warehouseId = '' } =
      (await operate(shopper, 'countOpsParcels')).warehouses[0] ?? {};
    const code = `K${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    await operate(shopper, 'addShelves', { body: { warehouseId, zone: 'K', codes: code } });
    await field(page).focus();
    for (const number of numbers) await type(page, [number, 'W1240', 'D300X200X150', 'PASS']);
    const statuses = () =>
      Promise.all(
        numbers.map(async (id) => {
          const parcel = await operate(shopper, 'getOpsParcel', { params: { id } });
          return [parcel.status, parcel.weightG, parcel.heightMm];
        }),
      );
    await expect
      .poll(statuses, { timeout: 60_000 })
      .toEqual(numbers.map(() => ['STOCKED_IN', 1240, 150]));
    await page.goto(deskPage('/warehouse/scan?step=STOCK&station='));
    await untilHydrated(page);
    await isScripted(page);
    await field(page).focus();
    for (const number of numbers) await type(page, [number, code]);
    const shelves = () =>
      Promise.all(
        numbers.map(
          async (id) => (await operate(shopper, 'getOpsParcel', { params: { id } })).shelfCode,
        ),
      );
    await expect.poll(shelves, { timeout: 60_000 }).toEqual(numbers.map(() => code));
    await context.close();
  });

  it('takes no Enter that picks a Chinese candidate', async () => {
    const { context, page } = await openDesk('WAREHOUSE', SCAN);
    await untilHydrated(page);
    await isScripted(page);
    const isKept = (selector: string) =>
      page.locator(selector).evaluate((input) => {
        const enter = { key: 'Enter', bubbles: true, cancelable: true };
        return [
          input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true })),
          input.dispatchEvent(new KeyboardEvent('keydown', enter)),
        ];
      });
    expect(await isKept('main input[name=code]')).toEqual([false, true]);
    await page.goto(deskPage('/warehouse/shelves'));
    await untilHydrated(page);
    await expect.poll(() => isKept('.desk-search input[name=q]')).toEqual([false, true]);
    await context.close();
  });

  it('reads a label by a camera in a browser without a detector', async () => {
    const [number = ''] = await parcels(1);
    await operate(shopper, 'traceParcel', { params: { id: number }, body: { status: 'SIGN' } });
    const { context, page } = await openDesk(
      'WAREHOUSE',
      deskPage(`/warehouse/labels?parcel=${number}`),
    );
    const label = await page.locator('.desk-label').screenshot();
    const { ownCode } = await operate(shopper, 'getOpsParcel', { params: { id: number } });
    // A camera that looks at the printed label.
    await page.addInitScript(
      (picture) => {
        Reflect.deleteProperty(globalThis, 'BarcodeDetector');
        const open = async () => {
          const image = new Image();
          image.src = picture;
          await image.decode();
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [image.width * 2, image.height * 2];
          const draw = () =>
            canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
          setInterval(draw, 50);
          return canvas.captureStream();
        };
        const mediaDevices = { getUserMedia: open };
        Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices });
      },
      `data:image/png;base64,${label.toString('base64')}`,
    );
    await page.goto(deskPage('/warehouse/scan?step=FIND&station='));
    await untilHydrated(page);
    await isScripted(page);
    await page.getByRole('button', { name: 'Camera' }).click();
    await expect.poll(() => shown(page), { timeout: 30_000 }).toContain(ownCode);
    // The same code before the camera is one scan.
    expect((await shown(page)).filter((code) => code === ownCode)).toHaveLength(1);
    await context.close();
  });

  it('loses no scan without a network and over a reload, and sends none twice', async () => {
    const { context, page } = await openDesk('WAREHOUSE', SCAN);
    await untilHydrated(page);
    await isScripted(page);
    const numbers = await parcels(4);
    const [first = '', ...others] = numbers;
    // The first one arrives, but its answer is lost.
    await page.evaluate(() => {
      const { fetch: real } = globalThis;
      globalThis.fetch = async (...args) => {
        await real(...args);
        throw new TypeError('the answer is lost');
      };
    });
    await field(page).focus();
    await type(page, [first]);
    await expect.poll(() => receipts([first])).toEqual([1]);
    await page.route('**/api/ops/scan?*', (route) => route.abort());
    await type(page, others);
    await expect.poll(() => page.locator('[data-waiting]').getAttribute('data-waiting')).toBe('4');
    expect(await receipts(others)).toEqual([0, 0, 0]);
    await page.reload();
    await page.unroute('**/api/ops/scan?*');
    await expect.poll(() => receipts(numbers), { timeout: 20_000 }).toEqual([1, 1, 1, 1]);
    await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0);
    expect((await shown(page)).slice(0, 4)).toEqual(numbers.toReversed());
    await context.close();
  });

  it('in two tabs at one station loses no scan, sends none twice, and tells both', async () => {
    const { context, page } = await openDesk('WAREHOUSE', SCAN);
    const other = await context.newPage();
    await other.goto(page.url());
    const tabs = [page, other];
    const numbers = await parcels(6);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (!request.url().includes('/api/ops/scan?')) return;
      sent.push((request.postDataJSON() as { code: string }).code);
    });
    for (const tab of tabs) {
      await untilHydrated(tab);
      await isScripted(tab);
      await field(tab).focus();
    }
    const [inTurn, offline] = [numbers.slice(0, 4), numbers.slice(4)];
    // Both tabs read at the same time.
    await Promise.all(
      tabs.map((tab, of) =>
        type(
          tab,
          inTurn.filter((_, i) => i % 2 === of),
        ),
      ),
    );
    await expect.poll(() => receipts(inTurn), { timeout: 20_000 }).toEqual([1, 1, 1, 1]);
    expect(sent.toSorted()).toEqual(inTurn.toSorted());
    for (const tab of tabs) {
      await expect
        .poll(async () => (await shown(tab)).slice(0, 4).toSorted())
        .toEqual(inTurn.toSorted());
    }
    // Without a network both tabs keep their scans. One tab is closed, and the other sends the scans that it left.
    await context.route('**/api/ops/scan?*', (route) => route.abort());
    for (const [of, tab] of tabs.entries()) await type(tab, [offline[of] ?? '']);
    for (const tab of tabs) {
      await expect.poll(() => tab.locator('[data-waiting]').getAttribute('data-waiting')).toBe('2');
    }
    await other.close();
    await context.unroute('**/api/ops/scan?*');
    await expect.poll(() => receipts(offline), { timeout: 20_000 }).toEqual([1, 1]);
    await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0);
    expect((await shown(page)).slice(0, 2)).toEqual(offline.toReversed());
    await context.close();
  });

  it('keeps what one person scanned for that person', async () => {
    const { context, page } = await openDesk('WAREHOUSE', SCAN);
    const numbers = await parcels(2);
    const [mine = '', theirs = ''] = numbers;
    const signInAs = async (role: StaffRole) => {
      await context.clearCookies();
      await page.goto(`/desk/sign-in?next=${encodeURIComponent(SCAN)}`);
      await signInDesk(page, role, SCAN);
    };
    const scan = async (code: string) => {
      await untilHydrated(page);
      await isScripted(page);
      await field(page).focus();
      await type(page, [code]);
    };
    await page.route('**/api/ops/scan?*', (route) => route.abort());
    await scan(mine);
    await page.waitForSelector('[data-waiting="1"]');
    await signInAs('OWNER');
    await page.unroute('**/api/ops/scan?*');
    await scan(theirs);
    await expect.poll(() => receipts(numbers), { timeout: 20_000 }).toEqual([0, 1]);
    expect(await page.locator('main').innerText()).toContain(
      '1 scanned by somebody else are waiting here',
    );
    await signInAs('WAREHOUSE');
    await expect.poll(() => receipts(numbers), { timeout: 20_000 }).toEqual([1, 1]);
    await context.close();
  });

  it('works as a plain form without a script, with Enter', async () => {
    const { context, page } = await openDesk('WAREHOUSE', SCAN, { javaScript: false });
    const [number = ''] = await parcels(1);
    for (const code of [number, 'W1240', 'PASS']) {
      await field(page).fill(code);
      await field(page).press('Enter');
      await page.waitForLoadState();
    }
    expect(await page.locator('.desk-said').innerText()).toContain('Passed');
    const { status, weightG } = await operate(shopper, 'getOpsParcel', { params: { id: number } });
    expect({ status, weightG }).toEqual({ status: 'STOCKED_IN', weightG: 1240 });
    await page.locator('.desk-scans').getByRole('button', { name: 'Undo' }).first().click();
    await page.waitForLoadState();
    expect(await page.locator('.desk-said').innerText()).toContain('Undone');
    await context.close();
  });

  it('is for people of the warehouse', async () => {
    const { context, page } = await openDesk('BUYER', SCAN);
    expect((await page.reload())?.status()).toBe(403);
    await context.close();
  });
});

describe('a parcel’s page', () => {
  it('corrects a wrong weight with a reason, without a script', async () => {
    const [number = ''] = await parcels(1);
    const params = { id: number };
    const body = { weightG: 1240, lengthMm: 300, widthMm: 200, heightMm: 150 };
    await operate(shopper, 'parcelArrived', { params, body });
    const path = deskPage(`/warehouse/parcels/${number}`);
    const { context, page } = await openDesk('WAREHOUSE', path, { javaScript: false });
    await page.getByText('Correct', { exact: true }).click();
    const form = page.locator('form[action*="/correct"]');
    await form.locator('[name=weightG]').fill('1420');
    await form.locator('[name=reason]').fill('Two digits were swapped');
    await form.locator('[name=reason]').press('Enter');
    await page.waitForLoadState();
    expect(await page.locator('.desk-events').innerText()).toContain('Two digits were swapped');
    expect((await operate(shopper, 'getOpsParcel', { params })).weightG).toBe(1420);
    await context.close();
  });
});
