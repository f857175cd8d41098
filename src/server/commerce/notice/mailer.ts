import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Locale } from '../../../contract/values/locales.ts';
import type { TenantRecord } from '../../../contract/values/tenant-record.ts';
import { newId } from '../../crypto/random.ts';
import { outbox } from '../../db/schema/users.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Database, Mail, Platform } from '../../platform/platform.ts';
import { trustedTime } from '../base/trusted-time.ts';

export type OutboxMail = typeof outbox.$inferSelect;

/** How long the outbox keeps a mail. */
const KEPT_MS = 30 * 86_400_000;

type Post = Pick<Platform, 'database' | 'sendMail'>;
type Sender = { tenantId: string; from: string; now: number };

/** The sender of a tenant's mails, with the tenant's name in this language. */
export function senderOf(
  { config }: Pick<Platform, 'config'>,
  { name }: TenantRecord,
  locale: Locale,
): string {
  return `${pickText(name, locale)} <${config.MAIL_FROM}>`;
}

/**
 * Sends a tenant's mail through the platform's mail transport, or stores it in the outbox if there
 * is no transport. Throws what the transport throws.
 */
export async function post(
  platform: Post,
  { tenantId, from, now }: Sender,
  letter: Omit<Mail, 'from'>,
): Promise<void> {
  const mail: Mail = { ...letter, from };
  if (platform.sendMail) return platform.sendMail(mail);
  await platform.database
    .insert(outbox)
    .values({ ...mail, id: newId(now), tenantId, createdAt: now });
}

/**
 * As `post`, for calls that must not fail when the mail does: the failure is logged, without the
 * mail's text.
 */
export function createMailer(
  platform: Post & Pick<Platform, 'log'>,
  sender: Sender,
): (letter: Omit<Mail, 'from'>) => Promise<void> {
  return async (letter) => {
    try {
      await post(platform, sender, letter);
    } catch (error) {
      platform.log({ event: 'mail_failed', tenantId: sender.tenantId, error: String(error) });
    }
  };
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

/** Removes mails that have been in the outbox for a month. */
export async function removeOldMail({ db, now }: { db: Database; now: number }): Promise<void> {
  await db.delete(outbox).where(lt(outbox.createdAt, trustedTime(now, -KEPT_MS)));
}
