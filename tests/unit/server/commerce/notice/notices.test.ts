import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { OPERATION_KINDS } from '../../../../../src/contract/values/money/account-kinds.ts';
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from '../../../../../src/contract/values/people/notification-types.ts';
import { LOCALES, type Locale } from '../../../../../src/contract/values/shop/locales.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { mailNotices } from '../../../../../src/server/commerce/notice/mail-notices.ts';
import { notify } from '../../../../../src/server/commerce/notice/notify.ts';
import { listOutbox, sendOutbox } from '../../../../../src/server/commerce/notice/outbox.ts';
import { wordingOf } from '../../../../../src/server/commerce/notice/wording.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { users } from '../../../../../src/server/db/schema/people/users.ts';
import { tenantHosts } from '../../../../../src/server/db/schema/shop/tenants.ts';
import type { Mail, Platform } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, MINUTE, NOW } from '../../../support/identity-scope.ts';
import { insertRow } from '../../../support/insert-row.ts';
import { openShop } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';
import { translator } from '../../../support/translator.ts';

const order = { orderNo: 'P261121AAAAAAA' };
const parcel = { ...order, parcelNo: 'K261121BBBBBBB' };
const transit = { transitNo: 'T261121CCCCCCC' };
const deposit = { depositNo: 'D261121DDDDDDD', amount: '1234.50' };
const favourite = { title: 'Blue mug', link: 'sealed', amount: '10.00' };
const withdrawal = { withdrawalNo: 'W261121EEEEEEE', amount: '1234.50' };

/** Every type with its parameters, and the texts that its wording must contain. */
const EXAMPLES: Record<NotificationType, [parameters: Record<string, string>, named: string[]]> = {
  ORDER_PAID: [{ ...order, amount: '1234.50' }, ['P261121AAAAAAA', '1,234.50']],
  ORDER_CLOSED: [
    { ...order, reason: 'OUT_OF_STOCK' },
    ['P261121AAAAAAA', 'The seller is out of stock'],
  ],
  ORDER_BOUGHT: [order, ['P261121AAAAAAA']],
  NEED_CONFIRMATION: [{ ...order, text: 'Blue or green?' }, ['P261121AAAAAAA', 'Blue or green?']],
  SUPPLEMENT_REQUIRED: [
    { ...order, amount: '2.00', text: 'Dearer now.' },
    ['P261121AAAAAAA', '2.00', 'Dearer now.'],
  ],
  REFUND_DONE: [{ ...order, amount: '1234.50' }, ['P261121AAAAAAA', '1,234.50']],
  REFUND_REJECTED: [{ ...order, reason: 'Too late.' }, ['P261121AAAAAAA', 'Too late.']],
  REFUND_ANSWERED: [
    { ...order, text: 'We ask the carrier.' },
    ['P261121AAAAAAA', 'We ask the carrier.'],
  ],
  REFUND_AGREED: [
    { ...order, amount: '1234.50', text: '' },
    ['P261121AAAAAAA', '1,234.50', 'let you know'],
  ],
  PARCEL_SIGNED: [parcel, ['P261121AAAAAAA', 'K261121BBBBBBB']],
  PARCEL_STOCKED_IN: [{ ...parcel, weightG: '1240' }, ['P261121AAAAAAA', 'K261121BBBBBBB', '1.24']],
  QC_ISSUE: [{ ...parcel, issue: 'DAMAGED' }, ['P261121AAAAAAA', 'K261121BBBBBBB', 'Damaged.']],
  PARCEL_RETURNED: [parcel, ['K261121BBBBBBB']],
  EXCHANGE_AGREED: [{ ...parcel, text: '' }, ['K261121BBBBBBB', 'new items']],
  RETURN_AGREED: [{ ...parcel, text: '' }, ['K261121BBBBBBB', 'refund you']],
  OBJECTION_REFUSED: [{ ...parcel, text: 'It was opened.' }, ['K261121BBBBBBB', 'It was opened.']],
  PARCEL_EXCEPTION: [{ ...parcel, text: 'It is gone.' }, ['K261121BBBBBBB', 'It is gone.']],
  STORAGE_EXPIRING: [{ ...parcel, days: '7' }, ['K261121BBBBBBB', '7 days left']],
  STORAGE_EXPIRED: [parcel, ['K261121BBBBBBB']],
  PARCEL_ABANDONED: [parcel, ['K261121BBBBBBB']],
  TRANSIT_PACKED: [{ ...transit, weightG: '3500' }, ['T261121CCCCCCC', '3.5']],
  TRANSIT_PAYMENT_DUE: [{ ...transit, amount: '66.00' }, ['T261121CCCCCCC', '66.00']],
  TRANSIT_SHIPPED: [
    { ...transit, carrier: '4PX', trackingNo: '4PX123' },
    ['T261121CCCCCCC', '4PX', '4PX123'],
  ],
  READY_FOR_PICKUP: [{ ...transit, code: '482913' }, ['T261121CCCCCCC', '482913']],
  DELIVERED: [transit, ['T261121CCCCCCC']],
  DELIVERED_TO_WAREHOUSE: [order, ['P261121AAAAAAA']],
  TRANSIT_CLOSED: [transit, ['T261121CCCCCCC']],
  TRANSIT_EXCEPTION: [{ ...transit, text: 'Sent back.' }, ['T261121CCCCCCC', 'Sent back.']],
  DEPOSIT_CREDITED: [deposit, ['D261121DDDDDDD', '1,234.50']],
  DEPOSIT_REJECTED: [
    { ...deposit, reason: 'Not ours.' },
    ['D261121DDDDDDD', '1,234.50', 'Not ours.'],
  ],
  DEPOSIT_REVERSED: [{ ...deposit, kind: 'DISPUTE' }, ['D261121DDDDDDD', '1,234.50', 'Your bank']],
  DEPOSIT_RETURNED: [deposit, ['D261121DDDDDDD', '1,234.50']],
  WITHDRAWAL_DONE: [withdrawal, ['1,234.50']],
  WITHDRAWAL_REJECTED: [
    { ...withdrawal, reason: 'Wrong name.' },
    ['W261121EEEEEEE', '1,234.50', 'Wrong name.'],
  ],
  SERVICE_DONE: [
    { ...parcel, number: 'K261121BBBBBBB', text: 'All fine.' },
    ['K261121BBBBBBB', 'All fine.'],
  ],
  SERVICE_REFUSED: [
    { ...order, number: 'P261121AAAAAAA', text: 'It is sealed.', amount: '8.00' },
    ['P261121AAAAAAA', 'It is sealed.', '8.00'],
  ],
  FEEDBACK_ANSWERED: [{ text: 'We do.' }, ['We do.']],
  PRICE_FELL: [{ ...favourite, from: '12.00' }, ['Blue mug', '12.00', '10.00']],
  BACK_ON_SALE: [favourite, ['Blue mug', '10.00']],
  ANNOUNCEMENT: [{ title: 'Holidays', text: 'We rest.' }, ['Holidays', 'We rest.']],
  SECURITY: [{ operation: 'PASSWORD_CHANGED' }, ['Your password was changed.']],
};

const worded = async (
  locale: Locale,
  type: NotificationType,
  parameters = EXAMPLES[type][0],
  showTransit = true,
) => {
  const tenant = { tenantPreference: { showTransit } } as OwnerScope['tenant'];
  const recipient = { locale, t: await translator(locale), tenant };
  const { title, text } = wordingOf(recipient, { type, parameters });
  return `${title} ${text}`;
};
const NUMBER = /[A-Z]261121[A-Z]{7}/;

describe('a notification', () => {
  it.each(NOTIFICATION_TYPES)('%s names what it is about', async (type) => {
    const words = await worded('en', type);
    for (const name of EXAMPLES[type][1]) expect(words).toContain(name);
    expect(words).not.toMatch(/[{}]|notification\.|none| {2}/);
  });

  it.each(LOCALES)('has whole sentences in %s, and the number of its order', async (locale) => {
    for (const type of NOTIFICATION_TYPES) {
      const words = await worded(locale, type);
      expect(words).not.toMatch(/[{}]|notification\./);
      if (EXAMPLES[type][1].some((name) => NUMBER.test(name))) expect(words).toMatch(NUMBER);
    }
  });

  it('of a payment for a transit order calls it a shipment and mentions parcels', async () => {
    const paid = { orderNo: transit.transitNo, amount: '66.00' };
    expect(await worded('en', 'ORDER_PAID', paid)).toBe(
      'Shipment T261121CCCCCCC is paid We’ve received ¥66.00 and will get your parcels on their way.',
    );
  });

  it('of a stored parcel says that it is ready to ship only if the shop ships', async () => {
    const stored = { ...parcel, orderNo: '', weightG: '1240' };
    const about = 'Parcel K261121BBBBBBB is in our warehouse It’s been checked';
    const see = 'See the photos and tell us whether it looks right.';
    expect(await worded('en', 'PARCEL_STOCKED_IN', stored)).toBe(
      `${about}, weighs 1.24 kg and is ready to ship. ${see}`,
    );
    expect(await worded('en', 'PARCEL_STOCKED_IN', stored, false)).toBe(
      `${about} and weighs 1.24 kg. ${see}`,
    );
    expect(await worded('en', 'PARCEL_STOCKED_IN', { ...stored, weightG: '0' }, false)).toBe(
      `${about}. ${see}`,
    );
  });

  it.each(LOCALES)('of a parcel without an order names the parcel, in %s', async (locale) => {
    for (const type of NOTIFICATION_TYPES.filter((one) => 'parcelNo' in EXAMPLES[one][0])) {
      const words = await worded(locale, type, { ...EXAMPLES[type][0], orderNo: '' });
      expect(words).toContain('K261121BBBBBBB');
      expect(words).not.toMatch(/[{}]|notification\.|none| {2}/);
    }
  });

  it('of a parcel without an order promises no refund', async () => {
    const text = await worded('en', 'PARCEL_RETURNED', { ...parcel, orderNo: '' });
    expect(text).toBe(
      'Parcel K261121BBBBBBB is no longer with us It was returned to its sender or written off. See its page for details.',
    );
  });

  it('of goods at the shopper’s own warehouse says where they are, in every language', async () => {
    expect(await worded('en', 'DELIVERED_TO_WAREHOUSE')).toBe(
      'Your items were delivered to your freight forwarder Order P261121AAAAAAA',
    );
    for (const locale of LOCALES) {
      expect(await worded(locale, 'DELIVERED_TO_WAREHOUSE')).toMatch(NUMBER);
    }
  });
});

it('the security log has a text for every kind of operation', async () => {
  const t = await translator('en');
  for (const kind of OPERATION_KINDS) expect(t(`operation.${kind}`)).not.toContain('operation.');
});

describe('mails with notifications', () => {
  async function open(change: Partial<Platform> & { environment?: Record<string, string> } = {}) {
    const db = await openTestDatabase();
    const { shopper } = await openShop(db);
    const base = await shopper();
    const tenant = {
      ...base.tenant,
      name: { en: 'Sampan & Co', ar: 'سامبان' },
      supportedLanguages: ['en', 'ar'] as Locale[],
    };
    const scope: OwnerScope = { ...base, tenant };
    const timers = await openTimers(scope, change);
    await insertRow(db, 'tenants', { id: 'two' });
    await db.insert(tenantHosts).values([
      { host: '*.shop.example', tenantId: 'one' },
      { host: 'www.shop.example', tenantId: 'one' },
      { host: 'else.example', tenantId: 'two' },
    ]);
    return { db, scope, ...timers };
  }
  const tell = ({ db, userId }: OwnerScope, orderNo: string, at = NOW) =>
    notify(db, { tenantId: 'one', userId, at }, 'ORDER_PAID', { orderNo, amount: '9.00' });
  const mailOf = ({ db }: OwnerScope) =>
    db.select({ mail: notifications.mail }).from(notifications).orderBy(sql`rowid`);

  it('have the tenant’s name and colour, and a link to the page', async () => {
    const { db, scope, at } = await open();
    await tell(scope, 'P1');
    expect(await mailNotices(at(NOW + 1))).toBe(1);
    const [mail] = await listOutbox(db, { to: 'mia@example.org', limit: 1 });
    expect(mail).toMatchObject({
      from: 'Sampan & Co <no-reply@sampan.test>',
      subject: 'Order P1 is paid',
      text: [
        'Order P1 is paid',
        'We’ve received ¥9.00 and will buy your items.',
        'Open in Sampan & Co\nhttp://www.shop.example:3000/my/purchase/P1',
        'The Sampan & Co team\n',
      ].join('\n\n'),
    });
    expect(mail?.html).toContain('background:#0f766e;color:#ffffff');
    expect(mail?.html).toContain('href="http://www.shop.example:3000/my/purchase/P1"');
  });

  it('are in the shopper’s language, also from right to left, else in the tenant’s', async () => {
    const { db, scope, at } = await open();
    for (const language of ['ar', 'ko'] as const) {
      await db.update(users).set({ language }).where(eq(users.id, scope.userId));
      await tell(scope, 'P1');
      await mailNotices(at(NOW));
    }
    const [korean, arabic] = await listOutbox(db, { limit: 2 });
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">');
    expect(arabic?.from).toContain('سامبان');
    expect(korean?.html).toContain('<html lang="en" dir="ltr">');
  });

  it('link to the configured origin', async () => {
    const environment = { PUBLIC_ORIGIN: 'https://shop.example.org' };
    const { db, scope, at } = await open({ environment });
    await tell(scope, 'P1');
    await mailNotices(at(NOW));
    const [mail] = await listOutbox(db, { limit: 1 });
    expect(mail?.text).toContain('\nhttps://shop.example.org/my/purchase/P1\n');
  });

  it('are sent in order and once, also by two timers at once', async () => {
    const sent: string[] = [];
    const sendMail = async ({ subject }: Mail) => {
      await new Promise((resolve) => setImmediate(resolve));
      sent.push(subject);
    };
    const { scope, at } = await open({ sendMail });
    for (const [i, orderNo] of ['P1', 'P2', 'P3', 'P4'].entries())
      await tell(scope, orderNo, NOW + i);
    const run = async () => {
      await mailNotices(at(NOW + 10));
      await sendOutbox(at(NOW + 10));
    };
    await Promise.all([1, 2, 3].map(run));
    expect(sent.toSorted()).toEqual(['P1', 'P2', 'P3', 'P4'].map((no) => `Order ${no} is paid`));
    expect(await mailNotices(at(NOW + DAY / 2))).toBe(0);
    expect(await sendOutbox(at(NOW + DAY / 2))).toBe(0);
    expect(await mailOf(scope)).toEqual(Array(4).fill({ mail: 'SENT' }));
  });

  it('that the transport refuses are retried later, and delay no others', async () => {
    const sent: string[] = [];
    let down = true;
    const sendMail = async ({ subject }: Mail) => {
      if (down) throw new Error('refused');
      sent.push(subject);
    };
    const { scope, at, lines } = await open({ sendMail });
    await tell(scope, 'P1');
    await mailNotices(at(NOW));
    await sendOutbox(at(NOW));
    expect(lines).toMatchObject([
      { event: 'mail_failed', tenantId: 'one', failures: 1, error: 'Error: refused' },
    ]);
    down = false;
    await tell(scope, 'P2', NOW + 1);
    await mailNotices(at(NOW + 3));
    await sendOutbox(at(NOW + 3));
    expect(sent).toEqual(['Order P2 is paid']);
    await sendOutbox(at(NOW + MINUTE));
    expect(sent).toEqual(['Order P2 is paid', 'Order P1 is paid']);
  });

  it('are given up after a day, and never sent for notifications that are shown only in the shop', async () => {
    const { db, scope, at } = await open();
    await tell(scope, 'P1', NOW - DAY);
    const to = { tenantId: 'one', userId: scope.userId, at: NOW };
    await notify(db, to, 'ORDER_BOUGHT', { orderNo: 'P1' });
    expect(await mailNotices(at(NOW))).toBe(0);
  });
});
