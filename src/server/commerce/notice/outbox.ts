import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema/orders/notices.ts';
import type { Database, Mail, Platform } from '../../platform/platform.ts';
import type { TimerContext } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';

export type OutboxMail = typeof outbox.$inferSelect;

/** How long a mail stays in the mailbox of a demonstration. */
const KEPT_MS = 30 * 86_400_000;
/**
 * How long a run may take to send a mail that it has taken. After that the run is considered dead.
 */
export const TAKEN_MS = 5 * 60_000;
const FIRST_RETRY_MS = 60_000;
const MAX_RETRY_MS = 3_600_000;
/** How many mails are sent in one run of the timer. */
const MAX_SENT_PER_RUN = 50;
/**
 * A run ends after this many failures: the transport is then probably down, and each attempt waits for a
 * time-out.
 */
const MAX_FAILURES_PER_RUN = 3;

type Transport = Pick<Platform, 'database' | 'sendMail' | 'log'>;

/** How long to wait after this number of failures: a minute, then twice as long each time, up to an hour. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS);

/**
 * Sends a mail that this call has put into the outbox, or taken from it, and removes it. If the
 * transport refuses it, logs that without the mail's text and leaves it for a later run. Resolves to
 * whether it was sent.
 */
export async function deliver(
  { database, sendMail, log }: Transport,
  mail: OutboxMail,
  now: number,
): Promise<boolean> {
  const { id, tenantId, to, from, replyTo, subject, text, html } = mail;
  try {
    await sendMail?.({ to, from, replyTo, subject, text, html } satisfies Mail);
  } catch (error) {
    const failures = mail.failures + 1;
    log({ event: 'mail_failed', tenantId, mail: id, failures, error: String(error) });
    await database
      .update(outbox)
      .set({ failures, nextAt: now + retryDelay(failures) })
      .where(eq(outbox.id, id));
    return false;
  }
  await database.delete(outbox).where(eq(outbox.id, id));
  return true;
}

/** Sends the mails of the outbox that are due, the longest waiting first. Returns how many were sent. */
export async function sendOutbox({ platform, now }: TimerContext): Promise<number> {
  let sent = 0;
  for (let failures = 0; sent < MAX_SENT_PER_RUN && failures < MAX_FAILURES_PER_RUN; ) {
    const mail = await takeNext(platform.database, now);
    if (!mail) break;
    if (await deliver(platform, mail, now)) sent += 1;
    else failures += 1;
  }
  return sent;
}

/** Takes the mail that has been due longest, so that no other run takes it for `TAKEN_MS`. */
async function takeNext(db: Database, now: number): Promise<OutboxMail | undefined> {
  const isDue = and(lte(outbox.nextAt, now), gt(outbox.expiresAt, now));
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(asc(outbox.nextAt))
    .limit(1);
  const [taken] = await db
    .update(outbox)
    .set({ nextAt: now + TAKEN_MS })
    .where(and(eq(outbox.id, next), isDue))
    .returning();
  return taken;
}

/** The mails in the outbox, of all recipients or to one, newest first. */
export async function listOutbox(
  db: Database,
  { to, limit }: { to?: string; limit: number },
): Promise<OutboxMail[]> {
  return db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.to, to.trim().toLowerCase()))
    .orderBy(desc(sql`rowid`))
    .limit(limit);
}

/**
 * Removes mails that were in a demonstration's mailbox for a month, and mails that could not be sent
 * in time. Logs each mail that could not be sent.
 */
export async function removeOldMail({ platform, now }: TimerContext): Promise<void> {
  const db = platform.database;
  await db.delete(outbox).where(lt(outbox.createdAt, trustedTime(now, -KEPT_MS)));
  const expired = await db
    .delete(outbox)
    // `nextAt` is null for a mail that stays in the mailbox.
    .where(and(gt(outbox.nextAt, 0), lte(outbox.expiresAt, trustedTime(now))))
    .returning({ id: outbox.id, tenantId: outbox.tenantId, failures: outbox.failures });
  for (const { id, tenantId, failures } of expired) {
    const error = 'the mail could not be sent in time';
    platform.log({ event: 'mail_given_up', tenantId, mail: id, failures, error });
  }
}
