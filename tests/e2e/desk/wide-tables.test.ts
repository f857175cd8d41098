import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { paidOrder } from '../../api/support/fulfilment.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newPayer } from '../../api/support/world.ts';
import { applyCss } from '../support/apply-css.ts';
import { openBrowser } from '../support/browser.ts';
import { deskPage, openDeskAs } from '../support/desk.ts';

openBrowser();

/** A distance from the edge at which the round corners have ended, but the shade has not. */
const INSET = 7;

/** Which edges of the table have a shade, in the picture of its top, where no letters are. */
async function shadedEdges(page: Page): Promise<{ left: boolean; right: boolean }> {
  const box = await page.locator('.desk-table').boundingBox();
  if (!box) throw new Error('there is no table');
  const clip = { x: Math.ceil(box.x) + 1, y: Math.ceil(box.y) + 3, height: 1 };
  const png = await page.screenshot({ clip: { ...clip, width: Math.floor(box.width) - 3 } });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => data.subarray(x * info.channels, x * info.channels + 3);
  const surface = pixel(Math.floor(info.width / 2));
  const isShaded = (x: number) => pixel(x).some((value, i) => value !== surface[i]);
  return { left: isShaded(INSET), right: isShaded(info.width - 1 - INSET) };
}

const scrollTo = (page: Page, share: number) =>
  page.evaluate((by) => {
    const table = document.querySelector('.desk-table');
    if (!table) return;
    const way = table.scrollWidth - table.clientWidth;
    const sign = getComputedStyle(table).direction === 'rtl' ? -1 : 1;
    table.scrollLeft = sign * Math.round(way * by);
  }, share);

it.each([
  ['light', 'ltr'],
  ['dark', 'ltr'],
  ['dark', 'rtl'],
] as const)('a wide table is shaded where more follows: %s, %s', async (scheme, direction) => {
  await paidOrder(await newPayer('900'));
  const address = deskPage('/orders?status=PAID');
  const page = await openDeskAs(await newPerson('BUYER'), address, { width: 768, scheme });
  // As wide as with long names, whatever orders there are.
  await applyCss(page, '.desk-table table { min-inline-size: 60rem }');
  await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
  const shown = [];
  for (const share of [0, 0.5, 1]) {
    await scrollTo(page, share);
    const { left, right } = await shadedEdges(page);
    shown.push(direction === 'ltr' ? [left, right] : [right, left]);
  }
  expect(shown).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
  await page.context().close();
});
