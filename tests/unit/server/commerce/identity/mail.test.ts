import { beforeEach, describe, expect, it } from 'vitest';
import type { TenantRecord } from '../../../../../src/contract/values/shop/tenant-record.ts';
import type { TimerContext } from '../../../../../src/server/commerce/base/timers.ts';
import {
  sendEmailCode,
  verifyEmailCode,
} from '../../../../../src/server/commerce/identity/email-codes.ts';
import { codeMail, passwordChangedMail } from '../../../../../src/server/commerce/identity/mail.ts';
import { createMailer, senderOf } from '../../../../../src/server/commerce/notice/mailer.ts';
import {
  listOutbox,
  removeOldMail,
  retryDelay,
  sendOutbox,
} from '../../../../../src/server/commerce/notice/outbox.ts';
import type { Database, Mail, Platform } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { failureCode, MINUTE, NOW, openTestScope } from '../../../support/identity-scope.ts';

const TO = 'mia@example.org';
const FROM = {
  tenantId: 'one',
  from: 'Sampan <no-reply@sampan.test>',
  replyTo: 'help@sampan.test',
  now: NOW,
};
const letter = { to: TO, subject: 'Hello', text: 'Hello 123456', html: '<p>Hello</p>' };
let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});

/** A transport that refuses while it is down, the mails that it sent, and what was logged. */
function openTransport() {
  const transport = {
    down: true,
    sent: [] as Mail[],
    lines: [] as Record<string, unknown>[],
  };
  const platform = {
    database: db,
    log: (line: Record<string, unknown>) => void transport.lines.push(line),
    sendMail: async (mail: Mail) => {
      if (transport.down) throw new Error('refused');
      transport.sent.push(mail);
    },
  };
  const timer = (now: number) => ({ platform, now }) as unknown as TimerContext;
  return Object.assign(transport, { platform, timer });
}

describe('the mailer', () => {
  it('passes a mail to the transport with the address for replies, and stores nothing', async () => {
    const transport = openTransport();
    transport.down = false;
    expect(await createMailer(transport.platform, FROM)(letter)).toBe(true);
    expect(transport.sent).toEqual([{ ...letter, from: FROM.from, replyTo: FROM.replyTo }]);
    expect(await listOutbox(db, { limit: 9 })).toEqual([]);
  });

  it('keeps mails in the mailbox of a demonstration without a transport', async () => {
    const platform = { database: db, sendMail: undefined, log: () => {} };
    const send = createMailer(platform, FROM);
    expect(await send(letter)).toBe(true);
    await send({ ...letter, to: 'kim@example.org' });
    await send({ ...letter, subject: 'Again' });
    const subjects = (await listOutbox(db, { to: 'Mia@example.org ', limit: 9 })).map(
      ({ subject }) => subject,
    );
    expect(subjects).toEqual(['Again', 'Hello']);
    expect(await listOutbox(db, { limit: 2 })).toMatchObject([
      { subject: 'Again', tenantId: 'one', from: FROM.from, createdAt: NOW },
      { to: 'kim@example.org' },
    ]);
  });

  it('says that the transport refused a mail, and logs it without its text', async () => {
    const transport = openTransport();
    expect(await createMailer(transport.platform, FROM)(letter)).toBe(false);
    const failed = { event: 'mail_failed', tenantId: 'one', failures: 1, error: 'Error: refused' };
    expect(transport.lines).toEqual([{ ...failed, mail: expect.any(String) }]);
  });

  it('tries a refused mail again after a minute, then after twice as long each time, up to an hour', async () => {
    const transport = openTransport();
    await createMailer(transport.platform, FROM)(letter);
    expect([1, 2, 3, 7, 20].map((failures) => retryDelay(failures) / MINUTE)).toEqual([
      1, 2, 4, 60, 60,
    ]);
    expect(await sendOutbox(transport.timer(NOW + MINUTE - 1))).toBe(0);
    expect(transport.lines).toHaveLength(1);
    await sendOutbox(transport.timer(NOW + MINUTE));
    expect(transport.lines.at(-1)).toMatchObject({ failures: 2 });
    transport.down = false;
    expect(await sendOutbox(transport.timer(NOW + 2 * MINUTE))).toBe(0);
    expect(await sendOutbox(transport.timer(NOW + 3 * MINUTE))).toBe(1);
    expect(transport.sent).toMatchObject([{ to: TO, replyTo: FROM.replyTo }]);
    expect(await listOutbox(db, { limit: 9 })).toEqual([]);
  });

  it('sends a mail once, also when several timers run at once', async () => {
    const transport = openTransport();
    await createMailer(transport.platform, FROM)(letter);
    transport.down = false;
    await Promise.all([1, 2, 3].map(() => sendOutbox(transport.timer(NOW + MINUTE))));
    expect(transport.sent).toHaveLength(1);
  });

  it('gives a mail up when it is worth nothing any more, and logs that', async () => {
    const transport = openTransport();
    const options = { expiresAt: NOW + 10 * MINUTE };
    await createMailer(transport.platform, FROM)(letter, options);
    await removeOldMail(transport.timer(NOW + 10 * MINUTE - 1));
    expect(await listOutbox(db, { limit: 9 })).toHaveLength(1);
    await removeOldMail(transport.timer(NOW + 10 * MINUTE));
    expect(await listOutbox(db, { limit: 9 })).toEqual([]);
    expect(transport.lines.at(-1)).toMatchObject({ event: 'mail_given_up', tenantId: 'one' });
  });

  it('replaces a waiting code by the newer one', async () => {
    const transport = openTransport();
    const send = createMailer(transport.platform, FROM);
    await send(letter, { topic: 'code' });
    await send({ ...letter, to: 'kim@example.org' }, { topic: 'code' });
    await send({ ...letter, subject: 'Newer' }, { topic: 'code' });
    const waiting = await listOutbox(db, { limit: 9 });
    expect(waiting.map(({ to, subject }) => `${to} ${subject}`).toSorted()).toEqual([
      'kim@example.org Hello',
      `${TO} Newer`,
    ]);
  });
});

describe('the sender of a tenant’s mails', () => {
  const record = { name: { en: 'Acme' }, serviceEmail: 'help@acme.example' } as TenantRecord;
  const platform = { config: { MAIL_FROM: 'mail@host.example' } } as Platform;

  it('is the deployment’s address with the tenant’s name; replies go to the tenant', () => {
    expect(senderOf(platform, record, 'en')).toEqual({
      from: 'Acme <mail@host.example>',
      replyTo: 'help@acme.example',
    });
  });

  it('is the tenant’s own address if its operator has set one', () => {
    const own = { ...record, mailFrom: 'shop@acme.example' };
    expect(senderOf(platform, own, 'en').from).toBe('Acme <shop@acme.example>');
  });

  it('is one mailbox, whatever characters the name has', () => {
    const name = { en: 'Acme, "Boats" <b@x>' };
    expect(senderOf(platform, { ...record, name }, 'en').from).toBe(
      '"Acme, \\"Boats\\" <b@x>" <mail@host.example>',
    );
  });
});

describe('a code whose mail is refused', () => {
  it('is answered as not sent, and is valid when the mail arrives later', async () => {
    const transport = openTransport();
    const scope = await openTestScope(db);
    const refused = { ...scope, sendMail: createMailer(transport.platform, FROM) };
    expect(await failureCode(sendEmailCode(refused, TO))).toBe('MAIL_FAILED');
    transport.down = false;
    expect(await sendOutbox(transport.timer(NOW + MINUTE))).toBe(1);
    const code = /\b\d{6}\b/.exec(transport.sent[0]?.text ?? '')?.[0] ?? '';
    await verifyEmailCode(scope, TO, code);
  });
});

describe('the mail with a code', () => {
  const mail = async (locale: 'en' | 'ar' | 'la') =>
    codeMail(await openTestScope(db, { locale }), { to: TO, code: '012345', minutes: 10 });

  it('names the shop, the code and how long it is valid, as plain text and as HTML in the tenant’s colour', async () => {
    const { to, subject, text, html } = await mail('en');
    expect([to, subject]).toEqual([TO, '012345 is your code for Sampan & Co']);
    expect(text).toMatch(/^Your code for Sampan & Co\n\n012345\n\nEnter it within 10 minutes\./);
    expect(html).toContain('Sampan &amp; Co');
    expect(html).toContain('>012345<');
    expect(html).toContain('#0f766e');
    expect(html).toContain('<html lang="en" dir="ltr">');
  });

  it('runs from right to left in Arabic, the code from left to right', async () => {
    const { html } = await mail('ar');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('text-align:right');
    expect(html).toMatch(/<p dir="ltr"[^>]*>012345</);
    expect(html).toContain('سامبان');
  });

  it('is correct for Lao, whose code here is not the ISO one', async () => {
    expect((await mail('la')).html).toContain('<html lang="lo" dir="ltr">');
  });
});

describe('a mail', () => {
  it('escapes markup in the tenant’s name', async () => {
    const scope = await openTestScope(db);
    const tenant = {
      ...scope.tenant,
      name: { en: `<img src=x onerror="x">'` },
      themeColor: '#000" onclick="x',
    };
    const { html } = passwordChangedMail({ ...scope, tenant }, { to: TO });
    expect(html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;&#39;');
    expect(html).not.toMatch(/<img|onclick/);
  });
});
