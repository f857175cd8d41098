import { desc, eq, sql } from 'drizzle-orm';
import { newId } from '../../crypto/random.ts';
import { outbox } from '../../db/schema/users.ts';
import type { Database, Mail, Platform } from '../../platform/platform.ts';

export type OutboxMail = typeof outbox.$inferSelect;

/**
 * Sends a tenant's mail through the platform's transport, or keeps it in the outbox where there is
 * none. A mail that can't be sent is logged, without its text, and does not fail the call.
 */
export function createMailer(
  platform: Pick<Platform, 'database' | 'sendMail' | 'log'>,
  { tenantId, from, now }: { tenantId: string; from: string; now: number },
): (mail: Omit<Mail, 'from'>) => Promise<void> {
  const keep = async (mail: Mail): Promise<void> => {
    await platform.database
      .insert(outbox)
      .values({ ...mail, id: newId(now), tenantId, createdAt: now });
  };
  const send = platform.sendMail ?? keep;
  return async (mail) => {
    try {
      await send({ ...mail, from });
    } catch (error) {
      platform.log({ event: 'mail_failed', tenantId, error: String(error) });
    }
  };
}

/** Mails of the outbox, newest first. */
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
