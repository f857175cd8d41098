import { describe, expect, it } from 'vitest';
import { operate, storedParcel } from '../api/support/fulfilment.ts';
import { newPayer } from '../api/support/world.ts';
import { openBrowser, untilHydrated, type Visit, visit, watchErrors } from './support/browser.ts';
import { send } from './support/forms.ts';
import { signIn } from './support/sign-in.ts';

openBrowser();

const of = (id: string) => ({ params: { id } });

const VISITS: [string, Visit][] = [
  ['on a desktop with JavaScript', { width: 1440 }],
  ['on a phone with JavaScript', { width: 360 }],
  [
    'in Arabic on a phone without JavaScript',
    { host: 'pk.localhost', locale: 'ar', width: 360, javaScript: false },
  ],
];

describe('a shopper sees the photos of a check, says that it looks right, and asks for an exchange', () => {
  it.each(VISITS)('%s', async (_, visitor) => {
    const { javaScript = true } = visitor;
    const shopper = await newPayer('1500', visitor.host);
    const { id, parcelNo, items } = await storedParcel(shopper);
    const orderItemId = items[0]?.orderItemId ?? '';
    const scale = { path: '/brand/nabi.svg', shows: 'SCALE', orderItemId } as const;
    await operate(shopper, 'photographParcel', { ...of(id), body: { photos: [scale] } });
    const { context, page } = await visit(visitor);
    const problems = watchErrors(page);
    await signIn(page, shopper, `/my/in-stock-items/${parcelNo}`);
    const check = page.locator('#check');
    const photos = check.locator('figure > a');
    expect(await photos.count()).toBe(2);

    if (javaScript) {
      // A photo opens large; arrows go to the next one, plus enlarges it, Escape closes it.
      await untilHydrated(page, '#check figure > a');
      await photos.first().click();
      const dialog = page.locator('dialog[open]');
      await dialog.locator('img').first().waitFor();
      const place = dialog.locator('bdi').first();
      expect(await place.innerText()).toBe('1 / 2');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => place.innerText()).toBe('2 / 2');
      const width = async () => (await dialog.locator('img').last().boundingBox())?.width ?? 0;
      const before = await width();
      await page.keyboard.press('+');
      await expect.poll(width).toBeGreaterThan(before * 1.5);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
    } else {
      expect(await photos.last().getAttribute('href')).toBe('/brand/nabi.svg');
    }

    await send(page, '#check form[action$="/approve"]');
    const parcel = () => shopper.call('getParcel', of(id));
    await expect.poll(async () => (await parcel()).approvedAt).toBeDefined();

    // "Looks right" ends nothing: within the days of the shop it can still be exchanged.
    const ask = check.locator('details:has(input[name=kind][value=EXCHANGE])');
    await ask.locator('summary').click();
    await ask.locator('select[name=reason]').selectOption('WRONG_SIZE');
    await ask.locator('textarea[name=note]').fill('Size 42');
    await send(page, '#check form:has(input[name=kind][value=EXCHANGE])');
    await expect.poll(async () => (await parcel()).status).toBe('OBJECTED');
    await operate(shopper, 'answerObjection', {
      ...of(id),
      body: { agreed: true, text: 'Next week' },
    });
    await page.goto(page.url());
    expect(await page.locator('#check').innerText()).toContain('Next week');
    expect(problems).toEqual([]);
    await context.close();
  });
});
