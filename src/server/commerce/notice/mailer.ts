import { and, eq, isNotNull } from 'drizzle-orm';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { TenantRecord } from '../../../contract/values/shop/tenant-record.ts';
import { newId } from '../../crypto/random.ts';
import { outbox } from '../../db/schema/orders/notices.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { MailText, Platform } from '../../platform/platform.ts';
import type { PostOptions, Scope } from '../base/scope.ts';
import { deliver, type OutboxMail, TAKEN_MS } from './outbox.ts';

/** How long sending a mail is tried by default. */
const DEFAULT_LIFETIME_MS = 24 * 3_600_000;

type Post = Pick<Platform, 'database' | 'sendMail' | 'log'>;

/** The sender of mails: `from` is a mailbox with a name, `replyTo` the e-mail where replies are read. */
export type Sender = { tenantId: string; from: string; replyTo: string; now: number };

/** The sender of a tenant's mails, with the tenant's name in this language. */
export function senderOf(
  { config }: Pick<Platform, 'config'>,
  { name, mailFrom, serviceEmail }: TenantRecord,
  locale: Locale,
): Pick<Sender, 'from' | 'replyTo'> {
  const address = mailFrom || config.MAIL_FROM;
  return { from: `${displayName(pickText(name, locale))} <${address}>`, replyTo: serviceEmail };
}

/**
 * A name before an e-mail address, in quotes if it has a character that would end it (RFC 5322,
 * section 3.4).
 */
const displayName = (name: string): string =>
  /[",;:<>@()[\]\\]/.test(name) ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : name;

/**
 * The row of a mail in the outbox, which a timer sends from `nextAt` on. Without a transport, which happens
 * only in a demonstration, the mail stays in the outbox, where it can be read.
 */
export function outboxRow(
  { sendMail }: Pick<Post, 'sendMail'>,
  { now, ...sender }: Sender,
  text: MailText,
  {
    expiresAt = now + DEFAULT_LIFETIME_MS,
    topic = '',
    nextAt = now,
  }: PostOptions & { nextAt?: number } = {},
): OutboxMail {
  return {
    ...text,
    ...sender,
    id: newId(now),
    createdAt: now,
    topic,
    failures: 0,
    nextAt: sendMail ? nextAt : null,
    expiresAt,
  };
}

/**
 * Puts a tenant's mail into the outbox and sends it at once. If that fails, the timer tries again. A
 * mail with a topic replaces mails of that topic that still wait for the same recipient. Resolves to
 * whether it was sent; a mail in a demonstration's mailbox counts as sent.
 */
export async function post(
  platform: Post,
  sender: Sender,
  text: MailText,
  options: PostOptions = {},
): Promise<boolean> {
  const { database, sendMail } = platform;
  const { now, tenantId } = sender;
  const mail = outboxRow(platform, sender, text, { ...options, nextAt: now + TAKEN_MS });
  if (sendMail && mail.topic !== '') {
    const isReplaced = and(
      eq(outbox.tenantId, tenantId),
      eq(outbox.to, mail.to),
      eq(outbox.topic, mail.topic),
      isNotNull(outbox.nextAt),
    );
    await database.batch([
      database.delete(outbox).where(isReplaced),
      database.insert(outbox).values(mail),
    ]);
  } else await database.insert(outbox).values(mail);
  return sendMail ? deliver(platform, mail, now) : true;
}

/** The `sendMail` of a scope: `post` for one sender. */
export const createMailer =
  (platform: Post, sender: Sender): Scope['sendMail'] =>
  (text, options) =>
    post(platform, sender, text, options);
