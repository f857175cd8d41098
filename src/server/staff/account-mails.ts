import { and, asc, eq, ne } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import { inList } from '../commerce/base/atomically.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { type Counter, countAttempt, requireAttemptsLeft } from '../commerce/identity/attempts.ts';
import { writeLetter } from '../commerce/notice/letter.ts';
import { ALL_TENANTS, staff, staffAssignments } from '../db/schema/people/staff.ts';
import { attemptScope, type EntryScope } from './staff-scope.ts';

/** Events of an account about which its owner gets a mail. */
export type AccountNews =
  | 'PASSWORD'
  | 'APP'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'PIN'
  | 'ROLES'
  | 'DISABLED'
  | 'ENABLED'
  | 'KEY_MADE'
  | 'KEY_REVOKED'
  | 'LOCKED';

type Owner = Pick<typeof staff.$inferSelect, 'id' | 'email' | 'name' | 'language'>;
type MailingScope = Pick<EntryScope, 'db' | 'mailScopeFor'>;

/** At most one such mail a day, however often somebody tries. */
const LOCKED_MAILS = { limit: 1, windowSeconds: 86_400 };

/** Tells somebody by mail, in their language, that their own account was changed. */
export async function mailOwner(
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

/** Tells the people with these ids, after the response, because there may be many of them. */
export function mailAll(scope: EntryScope, ids: readonly string[], news: AccountNews): void {
  if (ids.length > 0) scope.later(mailEach(scope, ids, news));
}

async function mailEach(scope: EntryScope, ids: readonly string[], news: AccountNews) {
  const owners = await scope.db
    .select({ id: staff.id, email: staff.email, name: staff.name, language: staff.language })
    .from(staff)
    // People who are only invited have no account yet.
    .where(and(inList(staff.id, ids), ne(staff.state, 'INVITED')));
  for (const owner of owners) await mailOwner(scope, owner, news);
}

/**
 * Tells somebody by mail if one of the counters of wrong attempts is used up now, so that some sign-ins are
 * refused for a while. It runs after the response, which must not take longer for an existing account.
 */
export function mailIfLocked(scope: EntryScope, owner: Owner, counters: readonly Counter[]): void {
  scope.later(mailAboutLock(scope, owner, counters));
}

async function mailAboutLock(
  scope: EntryScope,
  owner: Owner,
  counters: readonly Counter[],
): Promise<void> {
  const limitScope = attemptScope(scope);
  if (!(await isRefused(requireAttemptsLeft(limitScope, counters)))) return;
  if (await isRefused(countAttempt(limitScope, `locked-mail:${owner.id}`, LOCKED_MAILS))) return;
  await mailOwner(scope, owner, 'LOCKED');
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
