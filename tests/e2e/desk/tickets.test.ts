import { describe, expect, it } from 'vitest';
import { newTicket } from '../../api/support/customer-samples.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newShopper } from '../../api/support/world.ts';
import { openBrowser } from '../support/browser.ts';
import { deskPage, openDeskAs } from '../support/desk.ts';

openBrowser();

const REPLY = 'form[action*="/reply?"]';
/** Longer than what the cookie of a refused form has room for. */
const TYPED = `Your parcel leaves on Monday.\n${'非常抱歉让您久等了。'.repeat(100)}`;

describe.each([
  { width: 1440, javaScript: true },
  { width: 360, javaScript: false },
])('a reply, $width px, with scripts: $javaScript', (visitor) => {
  it('is refused once if a newer message came, loses nothing that was typed, and then goes', async () => {
    const shopper = await newShopper();
    const { id } = await newTicket({ shopper });
    const [ann, bob] = [await newPerson('SERVICE'), await newPerson('SERVICE')];
    const page = await openDeskAs(ann, deskPage(`/tickets/${id}`), visitor);
    const send = () =>
      Promise.all([
        page.waitForNavigation(),
        page.locator(`${REPLY} [type=submit]`).first().click(),
      ]);
    await bob.call('noteTicket', { params: { id }, body: { text: 'She called: it is urgent' } });
    await page.fill('#reply', TYPED);
    await send();
    expect(await page.locator('.desk-conflict').count()).toBe(1);
    expect(await page.locator('main').innerText()).toContain('it is urgent');
    expect(await page.locator('#reply').inputValue()).toBe(TYPED);
    expect((await ann.call('getTicket', { params: { id } })).state).toBe('OPEN');
    await send();
    expect(await page.locator('.desk-conflict').count()).toBe(0);
    const { state, messages } = await ann.call('getTicket', { params: { id } });
    expect(state).toBe('WAITING_SHOPPER');
    expect(messages.filter(({ kind }) => kind === 'REPLY').map(({ text }) => text)).toEqual([
      TYPED,
    ]);
    await page.context().close();
  });

  it('is kept as a draft on the server, for its writer only, and both people see who has the ticket open', async () => {
    const { id } = await newTicket({ shopper: await newShopper() });
    const [ann, bob] = [await newPerson('SERVICE'), await newPerson('SERVICE')];
    const path = deskPage(`/tickets/${id}`);
    const page = await openDeskAs(ann, path, visitor);
    await page.fill('#reply', TYPED);
    await Promise.all([page.waitForNavigation(), page.click(`${REPLY} [formaction*="/draft?"]`)]);
    await page.context().close();
    const elsewhere = await openDeskAs(ann, path, visitor);
    expect(await elsewhere.locator('#reply').inputValue()).toBe(TYPED);
    const other = await openDeskAs(bob, path, visitor);
    expect(await other.locator('#reply').inputValue()).toBe('');
    expect(await other.locator('main').innerText()).toContain('may be replying to it');
    for (const one of [elsewhere, other]) await one.context().close();
  });
});
