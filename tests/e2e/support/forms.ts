import type { Page } from 'playwright-core';

/** The selector of a page's forms that make a call, by the call's path below `/api`. */
export const formOf = (path: string) => `main form[action^="/api/${path}"]`;

/** Fills fields of a form by their names. */
export async function fill(
  page: Page,
  form: string,
  fields: Record<string, string>,
): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`${form} [name=${name}]`).first().fill(value);
  }
}

/** Opens the `details` elements that contain a form, if any. */
export async function unfold(page: Page, form: string): Promise<void> {
  const folds = page.locator(`main details:not([open]):has(${form.replace(/^main /, '')})`);
  for (const fold of await folds.all()) await fold.locator('> summary').click();
}

/** Sends a form, and waits for the page that it leads to. */
export async function send(page: Page, form: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.locator(`${form} [type=submit]`).first().click();
  await loaded;
}
