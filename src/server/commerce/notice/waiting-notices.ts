import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { noticeKindOf } from '../../../contract/values/people/notification-types.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { TenantRecord } from '../../../contract/values/shop/tenant-record.ts';
import { notifications } from '../../db/schema/orders/notices.ts';
import { users } from '../../db/schema/people/users.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { TimerContext } from '../base/timers.ts';
import { tenantById } from '../site/tenants.ts';
import type { NotificationRow } from './inbox.ts';
import { wordingOf } from './wording.ts';

/** The ways in which notifications reach a shopper outside the shop. */
type Way = 'mail' | 'push';

/** How many notifications one run of a timer handles. */
export const MAX_PER_RUN = 50;
/**
 * How long a run may take for a notification. After that the run is considered dead, and another one takes
 * it.
 */
const TAKEN_MS = 5 * 60_000;

/** Takes the oldest notification that waits and is not older than `maxAgeMs`, so that no other run takes it for `TAKEN_MS`. */
export async function takeNext(
  { platform, now }: TimerContext,
  way: Way,
  maxAgeMs: number,
): Promise<NotificationRow | undefined> {
  const db = platform.database;
  const takenAt = notifications[`${way}TakenAt`];
  const isWaiting = and(
    eq(notifications[way], 'PENDING'),
    gt(notifications.createdAt, now - maxAgeMs),
    or(isNull(takenAt), lt(takenAt, now - TAKEN_MS)),
  );
  const next = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isWaiting)
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
    .limit(1);
  const [taken] = await db
    .update(notifications)
    .set(way === 'mail' ? { mailTakenAt: now } : { pushTakenAt: now })
    .where(and(eq(notifications.id, next), isWaiting))
    .returning();
  return taken;
}

/**
 * The recipient of a notification, and its text in their language. Undefined if they have switched this
 * kind off for this way, or the shopper or the tenant was removed.
 */
export async function recipientOf(
  { platform, now, scopeOf }: TimerContext,
  notice: NotificationRow,
  way: Way,
) {
  const { tenantId, userId } = notice;
  const [tenant, [shopper]] = await Promise.all([
    tenantById(platform.database, tenantId),
    platform.database
      .select({ email: users.email, language: users.language, settings: users.noticeSettings })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.tenantId, tenantId))),
  ]);
  const kind = noticeKindOf(notice.type);
  if (!tenant || !shopper) return undefined;
  if (kind && shopper.settings?.[`${way}Off`].includes(kind)) return undefined;
  const locale = recipientLocale(tenant.record, shopper.language);
  const scope = await scopeOf(tenant, { now, locale });
  const shop = pickText(tenant.record.name, locale);
  return { tenant, email: shopper.email, locale, scope, shop, ...wordingOf(scope, notice) };
}

/** The language of a notification: the shopper's, if the tenant has it. */
export const recipientLocale = (tenant: TenantRecord, language: Locale): Locale =>
  tenant.supportedLanguages.includes(language) ? language : tenant.defaultLanguage;
