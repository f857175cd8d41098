import { and, asc, eq, notLike } from 'drizzle-orm';
import { notifications, outbox } from '../../db/schema/orders/notices.ts';
import { tenantHosts } from '../../db/schema/shop/tenants.ts';
import type { Platform } from '../../platform/platform.ts';
import { commit } from '../base/atomically.ts';
import type { StoredTenant } from '../base/scope.ts';
import type { TimerContext } from '../base/timers.ts';
import type { NotificationRow } from './inbox.ts';
import { writeLetter } from './letter.ts';
import { outboxRow, senderOf } from './mailer.ts';
import type { OutboxMail } from './outbox.ts';
import { MAX_PER_RUN, recipientOf, takeNext } from './waiting-notices.ts';

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
    const notice = await takeNext(timers, 'mail', MAX_AGE_MS);
    if (!notice) break;
    const mail = await mailOf(timers, notice);
    await commit({ db }, [
      ...(mail ? [db.insert(outbox).values(mail)] : []),
      db
        .update(notifications)
        .set({ mail: 'SENT' })
        .where(and(eq(notifications.tenantId, notice.tenantId), eq(notifications.id, notice.id))),
    ]);
    written += 1;
  }
  return written;
}

/** The mail of a notification for the outbox; undefined if nobody wants it. */
async function mailOf(
  timers: TimerContext,
  notice: NotificationRow,
): Promise<OutboxMail | undefined> {
  const { platform, now } = timers;
  const recipient = await recipientOf(timers, notice, 'mail');
  if (!recipient) return undefined;
  const { tenant, email, locale, scope, shop, title, text } = recipient;
  const href = await absoluteUrl(platform, tenant, notice.link);
  const letter = writeLetter(scope, {
    to: email,
    subject: title,
    heading: title,
    paragraphs: [text],
    ...(href ? { button: { text: scope.t('mail.open', { shop }), href } } : {}),
  });
  return outboxRow(
    platform,
    { tenantId: tenant.id, now, ...senderOf(platform, tenant.record, locale) },
    letter,
    { expiresAt: notice.createdAt + MAX_AGE_MS },
  );
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
