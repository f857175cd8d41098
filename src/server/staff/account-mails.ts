import { and, asc, eq, ne } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { type Counter, countAttempt, requireAttemptsLeft } from '../commerce/identity/attempts.ts';
import { writeLetter } from '../commerce/notice/letter.ts';
import { ALL_TENANTS, type staff, staffAssignments } from '../db/schema/staff.ts';
import { attemptScope, type EntryScope } from './staff-scope.ts';

/** What happened to an account that its owner is told by mail. */
export type AccountNews =
  | 'PASSWORD'
  | 'APP'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'PIN'
  | 'LOCKED';

type Owner = Pick<typeof staff.$inferSelect, 'id' | 'email' | 'name' | 'language'>;
type MailingScope = Pick<EntryScope, 'db' | 'mailScopeFor'>;

/** One such mail an hour, however often somebody tries. */
const LOCKED_MAILS = { limit: 1, windowSeconds: 3600 };

/** Tells somebody by mail, in their language, that their own account was changed. */
export async function tellOwner(
  scope: MailingScope,
  { id, email, name, language }: Owner,
  news: AccountNews,
): Promise<void> {
  const mail = await scope.mailScopeFor(await tenantOf(scope, id), language);
  const { t, deskOrigin } = mail;
  await mail.sendMail(
    writeLetter(mail, {
      to: email,
      subject: t(`desk.mail.account.${news}.subject`),
      heading: t('desk.mail.account.heading', { name }),
      paragraphs: [
        t(`desk.mail.account.${news}.text`),
        t(news === 'LOCKED' ? 'desk.mail.account.notYouTried' : 'desk.mail.account.notYou'),
      ],
      button: { text: t('desk.mail.account.button'), href: `${deskOrigin}/desk/profile` },
    }),
  );
}

/**
 * Tells somebody by mail if the wrong attempts that a counter counts are used up now, so that they can't sign in
 * for a while. After the answer, which must not take longer for an account that exists.
 */
export function tellIfLocked(scope: EntryScope, owner: Owner, counter: Counter): void {
  scope.later(tellLocked(scope, owner, counter));
}

async function tellLocked(scope: EntryScope, owner: Owner, counter: Counter): Promise<void> {
  const counted = attemptScope(scope);
  if (!(await isRefused(requireAttemptsLeft(counted, [counter])))) return;
  if (await isRefused(countAttempt(counted, `locked-mail:${owner.id}`, LOCKED_MAILS))) return;
  await tellOwner(scope, owner, 'LOCKED');
}

/** Whether an attempt is refused because the attempts are used up. */
async function isRefused(attempt: Promise<void>): Promise<boolean> {
  try {
    await attempt;
    return false;
  } catch (error) {
    if (error instanceof Failure && error.code === 'TOO_MANY_REQUESTS') return true;
    throw error;
  }
}

/** A tenant that somebody works for; `ALL_TENANTS` for who works for all. */
async function tenantOf({ db }: Pick<Scope, 'db'>, staffId: string): Promise<string> {
  const [assignment] = await db
    .select({ tenantId: staffAssignments.tenantId })
    .from(staffAssignments)
    .where(and(eq(staffAssignments.staffId, staffId), ne(staffAssignments.tenantId, ALL_TENANTS)))
    .orderBy(asc(staffAssignments.tenantId))
    .limit(1);
  return assignment?.tenantId ?? ALL_TENANTS;
}
