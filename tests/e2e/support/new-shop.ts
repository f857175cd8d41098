import { newTenantFacts } from '../../api/support/shop-samples.ts';
import { newPerson } from '../../api/support/staff.ts';
import { follow, openDeskAs } from './desk.ts';

/** An owner makes a shop at the desk by the wizard, without scripts. Returns its facts, and the page that follows. */
export async function madeShop() {
  const facts = newTenantFacts();
  const owner = await newPerson('OWNER', { tenantId: '*' });
  const page = await openDeskAs(owner, '/desk/sampan/tenants/new', {
    width: 1440,
    javaScript: false,
  });
  const { language, like, ...typed } = facts;
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`form[action*="/ops/tenants?"] [name=${name}]`).fill(value);
  }
  await page.locator('[name=language]').selectOption(language);
  await page.locator('[name=like]').selectOption(like);
  await follow(page, 'form[action*="/tenants?"] [type=submit]');
  return { facts, page };
}
