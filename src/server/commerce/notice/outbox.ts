import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema/users.ts';
import type { Database, Mail, Platform } from '../../platform/platform.ts';
import type { TimerContext } from '../base/timers.ts';
import { trustedTime } from '../base/trusted-time.ts';

export type OutboxMail = typeof outbox.$inferSelect;

/** How long the mailbox of a demonstration keeps a mail. */
const KEPT_MS = 30 * 86_400_000;
/** Longer than sending takes. A mail that is not removed by then was taken by a run that has died. */
export const TAKEN_MS = 5 * 60_000;
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;
/** The most mails in one run of the timer. */
const AT_ONCE = 50;
/** A run ends after so many failures: the transport is then probably down, and each may take a time-out. */
const FAILURES_AT_ONCE = 3;

type Transport = Pick<Platform, 'database' | 'sendMail' | 'log'>;

/** How long to wait after this number of failures: a minute, then twice as long each time, up to an hour. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);

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
  for (let failures = 0; sent < AT_ONCE && failures < FAILURES_AT_ONCE; ) {
    const mail = await takeNext(platform.database, now);
    if (!mail) break;
    if (await deliver(platform, mail, now)) sent += 1;
    else failures += 1;
  }
  return sent;
}

/** Takes a mail, so that no other run takes it for some minutes. */
async function takeNext(db: Database, now: number): Promise<OutboxMail | undefined> {
  const due = and(lte(outbox.nextAt, now), gt(outbox.expiresAt, now));
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(due)
    .orderBy(asc(outbox.nextAt))
    .limit(1);
  const [taken] = await db
    .update(outbox)
    .set({ nextAt: now + TAKEN_MS })
    .where(and(eq(outbox.id, next), due))
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
 * Removes mails that were in the mailbox for a month, and those that could not be sent in time, which is
 * logged for each.
 */
export async function removeOldMail({ platform, now }: TimerContext): Promise<void> {
  const db = platform.database;
  await db.delete(outbox).where(lt(outbox.createdAt, trustedTime(now, -KEPT_MS)));
  const expired = await db
    .delete(outbox)
    .where(and(gt(outbox.nextAt, 0), lte(outbox.expiresAt, trustedTime(now))))
    .returning({ id: outbox.id, tenantId: outbox.tenantId, failures: outbox.failures });
  for (const { id, tenantId, failures } of expired) {
    const error = 'the mail could not be sent in time';
    platform.log({ event: 'mail_given_up', tenantId, mail: id, failures, error });
  }
}
