import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { Assignment, StaffPerson } from '../../contract/ops/people/people.ts';
import type { StaffState } from '../../contract/values/people/rights.ts';
import type { Locale } from '../../contract/values/shop/locales.ts';
import { atomically, commit, type Statement } from '../commerce/base/atomically.ts';
import { iso } from '../commerce/base/clock.ts';
import type { Scope } from '../commerce/base/scope.ts';
import {
  assertStrongPassword,
  comparePassword,
  wrongPassword,
} from '../commerce/identity/passwords.ts';
import { newId } from '../crypto/random.ts';
import {
  ALL_TENANTS,
  staff,
  staffAssignments,
  staffPasskeys,
  staffSessions,
} from '../db/schema/people/staff.ts';
import { logSecurity } from '../platform/security-log.ts';
import { mailAll, mailOwner } from './account-mails.ts';
import { requireMayAssign, requireSomeOwner, stateUnlessLastOwner } from './grants.ts';
import { invitationMail, type LinkReason } from './invitation-mail.ts';
import { newLink } from './links.ts';
import { ownRow, seesAll, visiblePerson } from './people-rows.ts';
import { assignStatements, type GivenRoles, givenRoles } from './roles.ts';
import { endSessions, wrongOfSession } from './sign-in.ts';
import { attemptScope, type OwnScope, type StaffScope } from './staff-scope.ts';

type NewPerson = { email: string; name: string; language: Locale; assignments: Assignment[] };

/**
 * The statements that add an invited person, and the path of the link by which they set a password. Checks
 * no rights: for `inviteStaff`, and for commands of the machine's owner.
 */
export async function newPersonStatements(
  scope: Pick<Scope, 'db' | 'now'>,
  { email, name, language, assignments }: NewPerson,
  roles: GivenRoles = new Map(),
) {
  const { db, now } = scope;
  const id = newId(now);
  const link = await newLink(scope, id);
  const statements: Statement[] = [
    db.insert(staff).values({ id, email, name, language, state: 'INVITED', createdAt: now }),
    ...assignStatements(scope, id, assignments, roles),
    ...link.statements,
  ];
  return { id, path: link.path, statements };
}

/** An own role was changed or deleted after its rights were compared with the caller's. */
const ROLE_CHANGED = { STAFF_ROLE_CHANGED: () => new Failure('STALE_VERSION') };

/**
 * Invites a person by mail. Throws `FORBIDDEN` for a right that the caller does not have, `EMAIL_TAKEN`
 * at `email`, `STALE_VERSION` if an own role is changed meanwhile, and `MAIL_FAILED`.
 */
export async function inviteStaff(scope: StaffScope, person: NewPerson): Promise<StaffPerson> {
  const roles = await givenRoles(scope, person.assignments);
  requireMayAssign(scope.identity, person.assignments, roles);
  const assignments = distinct(person.assignments);
  const newPerson = await newPersonStatements(scope, { ...person, assignments }, roles);
  await atomically(scope, newPerson.statements, {
    ...ROLE_CHANGED,
    STAFF_EMAIL: () => new Failure('EMAIL_TAKEN', {}, [{ field: 'email', code: 'known' }]),
  });
  await mailLink(scope, person, { path: newPerson.path, reason: 'invitation' });
  return visiblePerson(scope, newPerson.id);
}

async function mailLink(
  scope: StaffScope,
  person: { email: string; name: string },
  link: { path: string; reason: LinkReason },
): Promise<void> {
  const mail = invitationMail(scope, person, link);
  if (!(await scope.sendMail(mail))) throw new Failure('MAIL_FAILED');
}

/** Each role at each tenant once. */
const distinct = (assignments: readonly Assignment[]): Assignment[] => [
  ...new Map(assignments.map((one) => [`${one.role} ${one.tenantId}`, one])).values(),
];

const namesOf = (assignments: readonly Assignment[]) =>
  new Set(assignments.map(({ role, tenantId }) => `${role} ${tenantId}`));
const isSame = (one: readonly Assignment[], other: readonly Assignment[]): boolean =>
  namesOf(one).symmetricDifference(namesOf(other)).size === 0;

const isOwner = ({ role, tenantId }: Assignment) => role === 'OWNER' && tenantId === ALL_TENANTS;

/**
 * Changes a person. If the person also works for other tenants, a caller of one tenant changes only the
 * roles at that tenant. The caller must have all rights of the person, before and after. The person is told
 * by mail. Throws `NOT_FOUND`, `FORBIDDEN`, `LAST_OWNER`, `STALE_VERSION` if an own role is changed
 * meanwhile.
 */
export async function updateStaff(
  scope: OwnScope,
  id: string,
  change: { name: string; state: Exclude<StaffState, 'INVITED'>; assignments: Assignment[] },
): Promise<StaffPerson> {
  const { db, identity } = scope;
  const person = await visiblePerson(scope, id);
  const roles = await givenRoles(scope, [...person.assignments, ...change.assignments]);
  requireMayAssign(identity, person.assignments, roles);
  requireMayAssign(identity, change.assignments, roles);
  const wasOwner = person.assignments.some(isOwner) && person.state === 'ACTIVE';
  const staysOwner = change.assignments.some(isOwner) && change.state === 'ACTIVE';
  const state = person.state === 'INVITED' && change.state === 'ACTIVE' ? 'INVITED' : change.state;
  await atomically(
    scope,
    [
      db.update(staff).set({ name: change.name, state }).where(eq(staff.id, id)),
      // Replaces all roles that the caller sees: of two concurrent changes, the second one remains.
      db
        .delete(staffAssignments)
        .where(
          and(
            eq(staffAssignments.staffId, id),
            seesAll(scope) ? undefined : eq(staffAssignments.tenantId, scope.tenantId),
          ),
        ),
      ...assignStatements(scope, id, distinct(change.assignments), roles),
      ...(state === 'DISABLED' ? [endSessions(scope, id)] : []),
      ...(wasOwner && !staysOwner ? [requireSomeOwner(scope, id)] : []),
    ],
    { ...ROLE_CHANGED, STAFF_STATE: () => new Failure('LAST_OWNER') },
  );
  if (state !== person.state) {
    mailAll(scope, [id], state === 'DISABLED' ? 'DISABLED' : 'ENABLED');
  } else if (!isSame(person.assignments, change.assignments)) mailAll(scope, [id], 'ROLES');
  return visiblePerson(scope, id);
}

/**
 * Mails a person a new link, and takes away their password, second factors and sessions: whoever knows the old
 * password could else set up a second factor of their own. The caller must have all rights of the person, or they
 * could take over the account. If the mail fails, somebody else must reset them again: so nobody resets themself, or the
 * last owner who can sign in. Throws `NOT_FOUND`, `FORBIDDEN`, `OWN_RESET`, `LAST_OWNER`, `MAIL_FAILED`.
 */
export async function resetStaff(scope: StaffScope, id: string): Promise<StaffPerson> {
  const { db } = scope;
  const person = await visiblePerson(scope, id);
  const roles = await givenRoles(scope, person.assignments);
  requireMayAssign(scope.identity, person.assignments, roles);
  if (id === scope.identity.id) throw new Failure('OWN_RESET');
  const link = await newLink(scope, id);
  const state = stateUnlessLastOwner(scope, id);
  await atomically(
    scope,
    [
      db
        .update(staff)
        .set({
          ...(person.assignments.some(isOwner) ? { state } : {}),
          ...{ passwordHash: null, totpSecret: null, recoveryCodes: [], pinHash: null },
        })
        .where(eq(staff.id, id)),
      db.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id)),
      endSessions(scope, id),
      ...link.statements,
    ],
    { STAFF_STATE: () => new Failure('LAST_OWNER') },
  );
  await mailLink(scope, person, { path: link.path, reason: 'reset' });
  return visiblePerson(scope, id);
}

/** Changes the caller's own name and language. */
export async function updateStaffMe(
  scope: StaffScope,
  change: { name: string; language: Locale },
): Promise<void> {
  const row = await ownRow(scope);
  await commit(scope, [scope.db.update(staff).set(change).where(eq(staff.id, row.id))]);
}

/** Changes the caller's password and ends their other sessions. Throws `WRONG_PASSWORD`, `WEAK_PASSWORD`. */
export async function changeStaffPassword(
  scope: OwnScope,
  { oldPassword, password }: { oldPassword: string; password: string },
): Promise<void> {
  const person = await ownRow(scope);
  const { id, email, name, passwordHash } = person;
  const counters = wrongOfSession(scope);
  if (!(await comparePassword(attemptScope(scope), oldPassword, passwordHash, counters))) {
    throw wrongPassword('oldPassword');
  }
  await assertStrongPassword(scope, password, { field: 'password', email, name });
  const newHash = await scope.passwords.hashPassword(password);
  const isSame = sql<'ACTIVE'>`case when ${staff.passwordHash} = ${passwordHash} then ${staff.state} end`;
  await atomically(
    scope,
    [
      // If another call has replaced the password, the state becomes NULL, which fails the batch.
      scope.db.update(staff).set({ state: isSame, passwordHash: newHash }).where(eq(staff.id, id)),
      endSessions(scope, id, scope.identity.sessionId),
    ],
    { STAFF_STATE: () => wrongPassword('oldPassword') },
  );
  logSecurity({ ...scope, tenantId: undefined }, 'staff_password_set', id);
  await mailOwner(scope, person, 'PASSWORD');
}

/** The caller's open sessions, the last used first. */
export async function listStaffSessions({ db, now, identity }: StaffScope) {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, identity.id),
        isNull(staffSessions.revokedAt),
        gt(staffSessions.expiresAt, now),
      ),
    )
    .orderBy(desc(staffSessions.lastUsedAt));
  return rows.map(({ id, device, address, createdAt, lastUsedAt }) => ({
    id,
    device,
    address,
    createdAt: iso(createdAt),
    lastUsedAt: iso(lastUsedAt),
    current: id === identity.sessionId,
  }));
}

/** Ends one of the caller's sessions. Throws `NOT_FOUND`. */
export async function endStaffSession(
  { db, now, identity }: StaffScope,
  id: string,
): Promise<void> {
  const ended = await db
    .update(staffSessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(staffSessions.id, id),
        eq(staffSessions.staffId, identity.id),
        isNull(staffSessions.revokedAt),
      ),
    )
    .returning({ id: staffSessions.id });
  if (ended.length === 0) throw new Failure('NOT_FOUND');
}
