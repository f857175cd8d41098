import { describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { deskPage, openDesk } from '../support/desk.ts';

openBrowser();

const COUNTS = /\/api\/ops\/work\/counts/;

/** The desk with its keys loaded. */
async function openWithKeys(path = deskPage()) {
  const opened = await openDesk('OWNER', path);
  await opened.page.locator('.desk-keys').waitFor();
  return opened;
}

describe('the keys of the desk', () => {
  it('open a section by g and its letter, and not while somebody types', async () => {
    const { context, page } = await openWithKeys(deskPage('/work?pile=ORDERS_TO_BUY'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gt');
    expect(await page.locator('dialog[open] input').inputValue()).toBe('gt');
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await page.waitForURL((url) => url.pathname === deskPage());
    await context.close();
  });

  it('act at once after a dialog is closed, whose field still has the focus', async () => {
    const { context, page } = await openWithKeys(deskPage('/work?pile=ORDERS_TO_BUY'));
    await page.keyboard.press('Control+k');
    await page.locator('dialog[open] input').waitFor();
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      const field = document.querySelector('dialog input');
      for (const key of 'gt')
        field?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    });
    await page.waitForURL((url) => url.pathname === deskPage());
    await context.close();
  });

  it('show their list, where they can be switched off for good', async () => {
    const { context, page } = await openWithKeys();
    await page.keyboard.press('?');
    await page.locator('dialog[open] [aria-pressed=true]').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.reload();
    await page.locator('.desk-keys').waitFor();
    await page.keyboard.press('?');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await context.close();
  });

  it('do nothing while somebody composes Chinese', async () => {
    const { context, page } = await openWithKeys();
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '?', isComposing: true, bubbles: true }),
      ),
    );
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await context.close();
  });
});

describe('the palette', () => {
  it('goes where its first match leads', async () => {
    const { context, page } = await openWithKeys(deskPage('/work?pile=ORDERS_TO_BUY'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('to accept');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('pile') === 'ORDERS_TO_ACCEPT');
    await page.goBack();
    expect(new URL(page.url()).searchParams.get('pile')).toBe('ORDERS_TO_BUY');
    await context.close();
  });
});

describe('the palette’s list', () => {
  it('is moved through with the arrow keys', async () => {
    const { context, page } = await openWithKeys(deskPage('/work?pile=ORDERS_TO_ACCEPT'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('to');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const found = await page.locator('dialog[open] li button').allTextContents();
    expect(found.length).toBeGreaterThan(2);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    expect(await focused()).toBe(found[0]);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(found[1]);
    await context.close();
  });
});

describe('live counts', () => {
  it('are read again after 30 seconds, unless the page is hidden', async () => {
    const { context, page } = await openDesk('OWNER', deskPage());
    await page.clock.install();
    let reads = 0;
    page.on('response', (response) => {
      if (COUNTS.test(response.url())) reads += 1;
    });
    const nextRead = () => page.waitForResponse(COUNTS);
    await Promise.all([nextRead(), page.reload()]);
    await Promise.all([nextRead(), page.clock.runFor(31_000)]);
    expect(reads).toBe(2);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(120_000);
    expect(reads).toBe(2);
    await context.close();
  });
});
