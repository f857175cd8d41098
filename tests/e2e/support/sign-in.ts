import type { Page } from 'playwright-core';
import { PASSWORD, type Shopper } from '../../api/support/world.ts';
import { formOf } from './forms.ts';

/** Signs a test shopper in by the form of the sign-in page, which leads to `path`. */
export async function signIn(page: Page, { email }: Pick<Shopper, 'email'>, path: string) {
  await page.goto(`/auth/login?redirectUrl=${encodeURIComponent(path)}`);
  await page.fill('main [name=email]', email);
  await page.fill('main [name=password]', PASSWORD);
  await page.locator(`${formOf('front/user/login')} [type=submit]`).click();
  await page.waitForURL((url) => url.pathname === path.split('?')[0]);
}
