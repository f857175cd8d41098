import { describe, expect, it } from 'vitest';
import { requestedRefund } from '../../api/support/fulfilment.ts';
import { newPerson } from '../../api/support/staff.ts';
import { newPayer } from '../../api/support/world.ts';
import { axeViolations } from '../support/axe.ts';
import { openBrowser, visit, watchErrors } from '../support/browser.ts';
import { textsOf } from '../support/cart-page.ts';
import { act, deskPage, openDeskAs } from '../support/desk.ts';
import { sidewaysScroll } from '../support/pages.ts';
import { signIn } from '../support/sign-in.ts';

/* A refund is asked for, agreed, and paid: docs/decisions/113. */

openBrowser();

const IN_CHINESE = { width: 360, locale: 'zh-CN', javaScript: false } as const;
const AT_A_DESK = { width: 1440, javaScript: true } as const;

describe.each([
  ['at a desk with JavaScript', AT_A_DESK],
  ['on a phone without JavaScript', IN_CHINESE],
])('a claim, %s,', (_, visitor) => {
  it('is agreed at the desk, which the shopper reads with what comes next, and paid after that', async () => {
    const shopper = await newPayer('900');
    const { id, refundNo } = await requestedRefund(shopper);
    const refund = async () =>
      (await shopper.call('listRefunds')).records.find((one) => one.id === id);

    const { width, javaScript } = visitor;
    const { context, page: own } = await visit({ width, javaScript });
    const problems = watchErrors(own);
    const texts = textsOf({});
    await signIn(own, shopper, '/my/balance/refunds');
    /** Reads the shopper's page anew: what it says of the refund. */
    const shown = async () => {
      await own.goto('/my/balance/refunds');
      return own.locator('main ul li', { hasText: refundNo }).first().innerText();
    };
    expect(await shown()).toContain(texts['refund.next.REQUESTED']);

    const person = await newPerson('FINANCE');
    const desk = await openDeskAs(person, deskPage(`/money/refunds/${refundNo}`), visitor);
    expect(await desk.locator('form[action*="/approve?"]').count()).toBe(0);
    // More than was paid is refused at its field; nothing that was typed is lost.
    await act(desk, 'agree', { amount: '99999', text: 'The seller sent the wrong one' });
    expect(await desk.locator('[name=amount][aria-invalid=true]').count()).toBe(1);
    expect(await desk.inputValue('form[action*="/agree?"] [name=text]')).toContain('wrong one');
    await desk.selectOption('[name=waitsFor]', 'SELLER');
    await act(desk, 'agree', { amount: '1.50', payBy: '2099-12-31' });
    expect(await refund()).toMatchObject({ status: 'WAITING_SELLER', amount: '1.50' });
    // The checker waits for timers, which a page without scripts has not.
    if (javaScript) expect(await axeViolations(desk)).toEqual([]);
    expect(await sidewaysScroll(desk)).toBeLessThanOrEqual(0);

    const agreed = await shown();
    expect(agreed).toContain('The seller sent the wrong one');
    expect(agreed).toContain('1.50');
    expect(agreed).toContain('2099');
    expect(agreed).toContain(texts['refundStatus.WAITING_SELLER']);
    expect(await own.locator('form[action*="/cancel"]').count()).toBe(0);
    expect(await sidewaysScroll(own)).toBeLessThanOrEqual(0);

    // Paying is an act of its own, of what was agreed.
    await act(desk, 'approve');
    expect(await refund()).toMatchObject({ status: 'SUCCEEDED', amount: '1.50' });
    expect(await shown()).toContain(texts['refundStatus.SUCCEEDED']);
    expect(problems).toEqual([]);
    await context.close();
  });
});
