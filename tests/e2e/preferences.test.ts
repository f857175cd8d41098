import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, visit, watchErrors } from './support/browser.ts';
import { eventually } from './support/eventually.ts';
import { layoutShift, sidewaysScroll } from './support/pages.ts';

openBrowser();

const option = (name: string, value: string) => `main label:has([name=${name}][value="${value}"])`;
const LINK = 'a[href^="/settings?back="]:visible';
const BACK = 'main a[data-own]';

/** Opens the settings by their link, which is in the status bar, or on a phone in the navigation. */
async function openSettings(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (isPhone) await page.locator('[popovertarget=navigation]').first().click();
  const within = isPhone ? '#navigation ' : '';
  await page
    .locator(within + LINK)
    .first()
    .click();
  await page.locator(option('scheme', 'dark')).waitFor();
}

/** Leaves the settings by their link back to the page that they were opened from. */
async function leaveSettings(page: Page, address: string): Promise<void> {
  await page.locator(BACK).click();
  await page.waitForURL(address);
  await page.locator(option('scheme', 'dark')).waitFor({ state: 'detached' });
}

/** Language, direction and colours of the page as it is shown. */
const lookOf = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return {
      scheme: style.colorScheme,
      dir: style.direction,
      primary: style.getPropertyValue('--pf').trim(),
    };
  });

/** The values of the preference cookies, by their names without `sampan_`. */
async function preferenceCookies(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return Object.fromEntries(
    cookies
      .filter(({ name }) => /^sampan_(scheme|direction|primary)$/.test(name))
      .map(({ name, value }) => [name.replace('sampan_', ''), decodeURIComponent(value)]),
  );
}

describe('preferences with a script', () => {
  it('apply at once, and stay', async () => {
    const { context, page, origin } = await visit();
    const problems = watchErrors(page);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { same: true }));
    const before = await lookOf(page);
    await openSettings(page);

    await page.click(option('scheme', 'dark'));
    await page.click(option('primary', '#db2777'));
    await page.click(option('direction', 'rtl'));
    await eventually(() => lookOf(page)).toMatchObject({ scheme: 'dark', dir: 'rtl' });
    await eventually(async () => (await lookOf(page)).primary).not.toBe(before.primary);
    await eventually(() => preferenceCookies(page)).toEqual({
      scheme: 'dark',
      primary: '#db2777',
      direction: 'rtl',
    });
    const chosen = await lookOf(page);
    await leaveSettings(page, `${origin}/faq`);
    expect(await lookOf(page)).toEqual(chosen);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);

    await page.reload({ waitUntil: 'networkidle' });
    expect(await lookOf(page)).toEqual(chosen);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

    await openSettings(page);
    for (const name of ['scheme', 'primary', 'direction']) {
      expect(await page.locator(`main [name=${name}]:checked`).inputValue()).not.toBe('default');
      await page.click(option(name, 'default'));
    }
    await eventually(() => preferenceCookies(page)).toEqual({});
    expect(await lookOf(page)).toEqual(before);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('apply to a page that the visitor goes back to', async () => {
    const { context, page, origin } = await visit();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await openSettings(page);
    await page.click(option('scheme', 'dark'));
    await eventually(() => preferenceCookies(page)).toMatchObject({ scheme: 'dark' });
    await leaveSettings(page, `${origin}/faq`);
    await page.goBack();
    const dark = page.locator('main [name=scheme]:checked');
    await eventually(() => dark.inputValue()).toBe('dark');
    await page.goBack();
    await page.waitForURL(`${origin}/faq`);
    await dark.waitFor({ state: 'detached' });
    expect(await lookOf(page)).toMatchObject({ scheme: 'dark' });
    await context.close();
  });

  it('accept any colour', async () => {
    const { context, page } = await visit();
    await page.goto('/', { waitUntil: 'networkidle' });
    await openSettings(page);
    await page.locator(`main [name=ownColor]`).evaluate((field) => {
      (field as HTMLInputElement).value = '#123abc';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const selected = page.locator(`main [name=primary]:checked`);
    await eventually(() => selected.inputValue()).toBe('own');
    await eventually(() => preferenceCookies(page)).toMatchObject({ primary: '#123abc' });
    await eventually(() => lookOf(page)).toMatchObject({ primary: '#123abc' });
    await page.reload();
    expect(await page.locator(`main [name=ownColor]`).inputValue()).toBe('#123abc');
    await context.close();
  });

  it('can be set with the keyboard alone', async () => {
    const { context, page, origin } = await visit();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.locator(LINK).first().focus();
    await page.keyboard.press('Enter');
    await page.locator(BACK).waitFor();
    await page.locator(BACK).focus();
    // After the link back comes the first group; its stop is the chosen option.
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await eventually(() => lookOf(page)).toMatchObject({ scheme: 'dark' });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/faq`);
    await context.close();
  });

  it('show a message when they can’t be stored', async () => {
    const { context, page } = await visit();
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.route('**/preferences', (route) => route.abort());
    await openSettings(page);
    await page.click(option('scheme', 'dark'));
    await page.locator('[data-toasts] li').waitFor();
    await context.close();
  });
});

describe('preferences without a script', () => {
  it.each([
    ['at a desk', 1280, '/product-search?keyword=bag'],
    ['on a phone', 360, '/faq'],
  ])('are stored by the form, which leads back to the page, %s', async (_, width, path) => {
    const { context, page, origin } = await visit({ javaScript: false, width });
    await page.goto(path);
    const before = await lookOf(page);
    await openSettings(page);
    await page.click(option('scheme', 'dark'));
    await page.click(option('primary', '#7c3aed'));
    await page.click(option('direction', 'rtl'));
    await page.click('main form [type=submit]:not([name])');
    await page.waitForURL(origin + path);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
    expect((await lookOf(page)).primary).not.toBe(before.primary);
    await openSettings(page);
    expect(await page.locator(`main [name=primary]:checked`).getAttribute('value')).toBe('#7c3aed');
    await context.close();
  });
});

describe('the menu of languages', () => {
  it.each([true, false])('changes the language, with a script: %s', async (javaScript) => {
    const { context, page } = await visit({ javaScript });
    const problems = watchErrors(page);
    await page.goto('/');
    await page
      .locator('form[action="/preferences"]:has([value=ar])')
      .first()
      .evaluate((form) => form.closest('details')?.setAttribute('open', ''));
    await page.locator('form[action="/preferences"] [value=ar]').first().click();
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('the settings', () => {
  it.each([true, false])(
    'change the language, and lead back to the page, with a script: %s',
    async (javaScript) => {
      const { context, page, origin } = await visit({ javaScript, width: 360 });
      await page.goto('/faq');
      await openSettings(page);
      await page.click('main [name=locale][value=ar]');
      await page.waitForURL(`${origin}/faq`);
      await page.locator('html[lang=ar][dir=rtl]').waitFor();
      await context.close();
    },
  );

  it.each([
    '',
    '?back=https://evil.example/',
    '?back=//evil.example',
    '?back=/api/front/user/logout',
  ])('lead back to the home page if their query “%s” names no page of the shop', async (query) => {
    const { context, page } = await visit({ javaScript: false });
    await page.goto(`/settings${query}`);
    expect(await page.locator(BACK).getAttribute('href')).toBe('/');
    const fields = page.locator('main [name=back]');
    const values = await fields.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    expect([...new Set(values)]).toEqual(['/']);
    await context.close();
  });

  it.each([1280, 360])(
    'lead back to the page that is shown, wherever the visit began, %i px wide',
    async (width) => {
      const { context, page, origin } = await visit({ width });
      const problems = watchErrors(page);
      await page.goto('/faq', { waitUntil: 'networkidle' });
      await page.locator('footer a[href="/how-to-use"]').click();
      await page.waitForURL(`${origin}/how-to-use`);
      await openSettings(page);
      await leaveSettings(page, `${origin}/how-to-use`);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('lead back to the same page even if they are opened again from themselves', async () => {
    const { context, page, origin } = await visit({ javaScript: false });
    await page.goto('/faq?q=a%26b');
    await openSettings(page);
    await openSettings(page);
    await page.click(BACK);
    await page.waitForURL(`${origin}/faq?q=a%26b`);
    await context.close();
  });

  it.each([
    ['in Arabic on a phone', { host: 'pk.localhost', locale: 'ar', width: 360 }],
    ['in Lao on a phone', { host: 'la.localhost', locale: 'la', width: 360 }],
    ['in Arabic at a desk', { host: 'pk.localhost', locale: 'ar' }],
  ] as const)('fit the screen, with controls that are large enough, %s', async (_, visitor) => {
    const { context, page } = await visit(visitor);
    await page.goto('/', { waitUntil: 'networkidle' });
    await openSettings(page);
    expect(await sidewaysScroll(page)).toBe(0);
    const { inside, small } = await page.locator('main').evaluate((main) => {
      const { left, right } = main.getBoundingClientRect();
      const targets = [...main.querySelectorAll('label, button, a')]
        .map((target) => (target.closest('span') ?? target).getBoundingClientRect())
        .filter(({ width }) => width > 0);
      return {
        inside:
          main.scrollWidth <= main.clientWidth &&
          targets.every((box) => box.left >= left && box.right <= right),
        small: targets.filter((box) => box.height < (innerWidth < 500 ? 44 : 24)).length,
      };
    });
    expect({ inside, small }).toEqual({ inside: true, small: 0 });
    await context.close();
  });

  it('never put a cookie’s text into the page', async () => {
    const { context, page, origin } = await visit();
    const bad = encodeURIComponent('#fff}</style><script>window.hacked=1</script>');
    await context.addCookies(
      ['primary', 'direction'].map((name) => ({ name: `sampan_${name}`, value: bad, url: origin })),
    );
    await page.goto('/');
    expect(await page.content()).not.toContain('hacked');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await context.close();
  });
});
