import { and, eq } from 'drizzle-orm';
import {
  encryptForBrowser,
  MAX_MESSAGE_BYTES,
  type VapidKey,
  vapidAuthorization,
} from '../../crypto/web-push.ts';
import { notifications } from '../../db/schema/orders/notices.ts';
import { pushSubscriptions } from '../../db/schema/orders/push.ts';
import { sessions } from '../../db/schema/people/users.ts';
import { inList } from '../base/atomically.ts';
import type { TimerContext } from '../base/timers.ts';
import type { NotificationRow } from './inbox.ts';
import { pushKey } from './push-key.ts';
import { isPushService } from './push-subscriptions.ts';
import { MAX_PER_RUN, recipientOf, takeNext } from './waiting-notices.ts';

type Browser = typeof pushSubscriptions.$inferSelect;

/** Older notifications are not sent any more. */
const MAX_AGE_MS = 3_600_000;
/** How long a push service keeps a message for a browser that is not connected. */
const TTL_SECONDS = 24 * 3_600;
const TIMEOUT_MS = 10_000;

/**
 * Sends pending notifications to the browsers that their shoppers have subscribed. A run first takes a
 * notification for itself. If a push service is busy, later runs try again, for an hour. A browser that its
 * push service no longer knows, or whose session has ended, is removed. Returns how many notifications it
 * handled.
 */
export async function pushNotices(timers: TimerContext): Promise<number> {
  let handled = 0;
  for (; handled < MAX_PER_RUN; handled += 1) {
    const notice = await takeNext(timers, 'push', MAX_AGE_MS);
    if (!notice) break;
    if (!(await sendToBrowsers(timers, notice))) continue;
    await timers.platform.database
      .update(notifications)
      .set({ push: 'SENT' })
      .where(and(eq(notifications.tenantId, notice.tenantId), eq(notifications.id, notice.id)));
  }
  return handled;
}

/**
 * Sends a notification to all browsers of its shopper. Returns whether it is done: every browser has it, or
 * never will.
 */
async function sendToBrowsers(timers: TimerContext, notice: NotificationRow): Promise<boolean> {
  const { platform } = timers;
  const [recipient, browsers] = await Promise.all([
    recipientOf(timers, notice, 'push'),
    liveBrowsers(timers, notice),
  ]);
  if (!recipient || browsers.length === 0) return true;
  const { tenant, shop, title, text } = recipient;
  const message = messageOf({
    title,
    body: text,
    shop,
    url: notice.link,
    tag: notice.subject ?? '',
  });
  const key = await pushKey({ db: platform.database, keys: platform.keys });
  const contact = `mailto:${tenant.record.serviceEmail || 'support@invalid.invalid'}`;
  const results = await Promise.all(
    browsers.map((browser) => send(timers, { browser, message, key, contact })),
  );
  const goneIds = browsers.filter((_, i) => results[i] === 'GONE').map(({ id }) => id);
  if (goneIds.length > 0) await forget(timers, goneIds);
  return results.every((result) => result !== 'LATER');
}

/** The message for the service worker, as JSON; a long text is cut. */
function messageOf(parts: Record<'title' | 'body' | 'shop' | 'url' | 'tag', string>): string {
  const fullMessage = JSON.stringify(parts);
  const excess = new TextEncoder().encode(fullMessage).length - MAX_MESSAGE_BYTES;
  if (excess <= 0) return fullMessage;
  const body = `${parts.body.slice(0, Math.max(0, parts.body.length - excess))}…`;
  return JSON.stringify({ ...parts, body });
}

/** Reads the shopper's browsers whose session is open, and forgets the browsers of ended sessions. */
async function liveBrowsers(
  timers: TimerContext,
  { tenantId, userId }: NotificationRow,
): Promise<Browser[]> {
  const db = timers.platform.database;
  const rows = await db
    .select({
      browser: pushSubscriptions,
      revokedAt: sessions.revokedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(pushSubscriptions)
    .leftJoin(
      sessions,
      and(
        eq(sessions.id, pushSubscriptions.sessionId),
        eq(sessions.tenantId, pushSubscriptions.tenantId),
      ),
    )
    .where(and(eq(pushSubscriptions.tenantId, tenantId), eq(pushSubscriptions.userId, userId)));
  const isLive = ({ revokedAt, expiresAt }: (typeof rows)[number]) =>
    revokedAt === null && expiresAt !== null && expiresAt > timers.now;
  const ended = rows.filter((row) => !isLive(row)).map(({ browser }) => browser.id);
  if (ended.length > 0) await forget(timers, ended);
  return rows.filter(isLive).map(({ browser }) => browser);
}

const forget = ({ platform }: TimerContext, ids: readonly string[]) =>
  platform.database.delete(pushSubscriptions).where(inList(pushSubscriptions.id, ids));

type Sending = { browser: Browser; message: string; key: VapidKey; contact: string };

/**
 * Sends a message to a browser. `GONE`: its push service no longer knows the browser. `LATER`: it may be
 * tried again.
 */
async function send(
  { platform, now }: TimerContext,
  { browser, message, key, contact }: Sending,
): Promise<'SENT' | 'GONE' | 'LATER'> {
  const { endpoint } = browser;
  // The host may have been allowed only when the browser subscribed.
  if (!isPushService(endpoint, platform.config.PUSH_SERVICES)) return 'GONE';
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: await vapidAuthorization(key, { endpoint, contact, now }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(TTL_SECONDS),
      },
      body: await encryptForBrowser(message, browser),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (status < 300) return 'SENT';
    platform.log({ event: 'push_refused', tenantId: browser.tenantId, status });
    return status === 429 || status >= 500 ? 'LATER' : 'GONE';
  } catch (error) {
    platform.log({ event: 'push_failed', tenantId: browser.tenantId, error: String(error) });
    return 'LATER';
  }
}
