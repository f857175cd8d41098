import { and, asc, eq, gt, isNull, lt, notLike, or } from 'drizzle-orm';
import { noticeKindOf } from '../../../contract/values/people/notification-types.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { TenantRecord } from '../../../contract/values/shop/tenant-record.ts';
import { tenantHosts } from '../../db/schema/tenants.ts';
import { notifications, outbox, users } from '../../db/schema/users.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Platform } from '../../platform/platform.ts';
import { commit } from '../base/atomically.ts';
import type { StoredTenant } from '../base/scope.ts';
import type { TimerContext } from '../base/timers.ts';
import { tenantById } from '../site/tenants.ts';
import { writeLetter } from './letter.ts';
import { outboxRow, senderOf } from './mailer.ts';
import type { OutboxMail } from './outbox.ts';
import { wordingOf } from './wording.ts';

type Notice = typeof notifications.$inferSelect;

/** How many notifications are mailed in one run of the timer. */
const MAX_PER_RUN = 50;
/**
 * How long a run of the timer may take to write a notification's mail. If the mail is not in the
 * outbox by then, that run has died, and another one takes the notification.
 */
const TAKEN_MS = 5 * 60_000;
/** Older notifications are no longer mailed. */
const MAX_AGE_MS = 24 * 3_600_000;

/**
 * Puts the mails of pending notifications into the outbox, oldest first, each in its shopper's
 * language. A run first takes a notification for itself, so that two runs never mail the same one. Its
 * mail is written and the notification marked in one transaction; if the run dies before, a later run
 * takes it. Returns how many notifications it handled.
 */
export async function mailNotices(timers: TimerContext): Promise<number> {
  const db = timers.platform.database;
  let written = 0;
  while (written < MAX_PER_RUN) {
    const notice = await takeNext(timers);
    if (!notice) break;
    const mail = await mailOf(timers, notice);
    await commit({ db }, [
      ...(mail ? [db.insert(outbox).values(mail)] : []),
      db.update(notifications).set({ mail: 'SENT' }).where(eq(notifications.id, notice.id)),
    ]);
    written += 1;
  }
  return written;
}

/** Takes the oldest pending notification, so that no other run takes it for `TAKEN_MS`. */
async function takeNext({ platform, now }: TimerContext): Promise<Notice | undefined> {
  const db = platform.database;
  const isPending = and(
    eq(notifications.mail, 'PENDING'),
    gt(notifications.createdAt, now - MAX_AGE_MS),
    or(isNull(notifications.mailTakenAt), lt(notifications.mailTakenAt, now - TAKEN_MS)),
  );
  const next = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isPending)
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(1);
  const [taken] = await db
    .update(notifications)
    .set({ mailTakenAt: now })
    .where(and(eq(notifications.id, next), isPending))
    .returning();
  return taken;
}

/** The mail of a notification for the outbox; undefined if the shopper wants no mails of its kind, or the shopper or the tenant was removed. */
async function mailOf(
  { platform, now, scopeOf }: TimerContext,
  notice: Notice,
): Promise<OutboxMail | undefined> {
  const { tenantId, userId } = notice;
  const [tenant, [shopper]] = await Promise.all([
    tenantById(platform.database, tenantId),
    platform.database
      .select({ email: users.email, language: users.language, settings: users.noticeSettings })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.tenantId, tenantId))),
  ]);
  const kind = noticeKindOf(notice.type);
  if (!tenant || !shopper || (kind && shopper.settings?.mailOff.includes(kind))) return undefined;
  const locale = recipientLocale(tenant.record, shopper.language);
  const recipient = await scopeOf(tenant, { now, locale });
  const { title, text } = wordingOf(recipient, notice);
  const href = await absoluteUrl(platform, tenant, notice.link);
  const shop = pickText(tenant.record.name, locale);
  const letter = writeLetter(recipient, {
    to: shopper.email,
    subject: title,
    heading: title,
    paragraphs: [text],
    ...(href ? { button: { text: recipient.t('mail.open', { shop }), href } } : {}),
  });
  return outboxRow(
    platform,
    { tenantId, now, ...senderOf(platform, tenant.record, locale) },
    letter,
    { expiresAt: notice.createdAt + MAX_AGE_MS },
  );
}

/** The language of a notification: the shopper's, if the tenant has it. */
export function recipientLocale(tenant: TenantRecord, language: Locale): Locale {
  return tenant.supportedLanguages.includes(language) ? language : tenant.defaultLanguage;
}

/**
 * The absolute URL of a tenant's page; undefined if the origin needs a host and the tenant has none
 * besides wildcards.
 */
export async function absoluteUrl(
  { config, database }: Platform,
  { id }: Pick<StoredTenant, 'id'>,
  link: string,
): Promise<string | undefined> {
  const origin = config.PUBLIC_ORIGIN;
  if (!origin.includes('{host}')) return origin + link;
  const [tenantHost] = await database
    .select({ host: tenantHosts.host })
    .from(tenantHosts)
    .where(and(eq(tenantHosts.tenantId, id), notLike(tenantHosts.host, '*%')))
    .orderBy(asc(tenantHosts.host))
    .limit(1);
  return tenantHost && origin.replace('{host}', tenantHost.host) + link;
}
