import { beforeEach, describe, expect, it } from 'vitest';
import { codeMail, passwordChangedMail } from '../../../../../src/server/commerce/identity/mail.ts';
import { createMailer, listOutbox } from '../../../../../src/server/commerce/notice/mailer.ts';
import type { Database, Mail } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { NOW, openTestScope } from '../../../support/identity-scope.ts';

const TO = 'mia@example.org';
const FROM = { tenantId: 'one', from: 'Sampan <no-reply@sampan.test>', now: NOW };
const letter = { to: TO, subject: 'Hello', text: 'Hello 123456', html: '<p>Hello</p>' };
let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});

describe('the mailer', () => {
  it('passes a mail to the transport', async () => {
    const sent: Mail[] = [];
    const sendMail = async (mail: Mail) => void sent.push(mail);
    await createMailer({ database: db, sendMail, log: () => {} }, FROM)(letter);
    expect(sent).toEqual([{ ...letter, from: FROM.from }]);
    expect(await listOutbox(db, { limit: 9 })).toEqual([]);
  });

  it('stores a mail in the outbox if there is no transport', async () => {
    const send = createMailer({ database: db, sendMail: undefined, log: () => {} }, FROM);
    await send(letter);
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

  it('logs the failure of the transport without the mail’s text, and does not throw', async () => {
    const lines: Record<string, unknown>[] = [];
    const sendMail = () => Promise.reject(new Error('refused'));
    const log = (line: Record<string, unknown>) => void lines.push(line);
    await createMailer({ database: db, sendMail, log }, FROM)(letter);
    expect(lines).toEqual([{ event: 'mail_failed', tenantId: 'one', error: 'Error: refused' }]);
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
