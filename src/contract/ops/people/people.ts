import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { email, id, language, line, ok, optionalText } from '../../values/fields.ts';
import { RIGHTS, STAFF_ROLES, STAFF_STATES } from '../../values/people/rights.ts';

/** Id of a tenant, or `*` for all of them. */
const tenantOrAll = v.pipe(v.string(), v.regex(/^(\*|[a-z0-9-]{1,40})$/));
const time = v.string();
export const right = v.picklist(RIGHTS);

/** A built-in role, or the id of one that the tenant made. */
const role = v.union([
  v.picklist(STAFF_ROLES),
  v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)),
]);
const givenAssignment = v.object({ role, tenantId: tenantOrAll });
export type Assignment = v.InferOutput<typeof givenAssignment>;
export const assignment = v.object({
  ...givenAssignment.entries,
  /** The name of a role that the tenant made. */
  roleName: v.optional(v.string()),
});
export type HeldAssignment = v.InferOutput<typeof assignment>;
/** The same as text, as a form sends it: `BUYER@naga`. */
const assignmentText = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9_]+@(\*|[a-z0-9-]{1,40})$/),
  v.transform((pair) => {
    const [name, tenantId] = pair.split('@');
    return { role: name, tenantId };
  }),
  givenAssignment,
);
const assignments = v.pipe(
  v.array(v.union([givenAssignment, assignmentText])),
  v.minLength(1),
  v.maxLength(100),
);

export const staffPerson = v.object({
  id,
  name: v.string(),
  email: v.string(),
  language,
  state: v.picklist(STAFF_STATES),
  assignments: v.array(assignment),
  /** Whether an authenticator app or a passkey is set up. */
  hasSecondFactor: v.boolean(),
  lastSeenAt: v.optional(time),
  version: v.number(),
});
export type StaffPerson = v.InferOutput<typeof staffPerson>;

export const staffKey = v.object({
  id,
  name: v.string(),
  rights: v.array(right),
  tenantIds: v.array(tenantOrAll),
  createdAt: time,
  expiresAt: time,
  lastUsedAt: v.optional(time),
  revoked: v.boolean(),
});
export type StaffKey = v.InferOutput<typeof staffKey>;

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const byId = v.object({ id });
/** The calls that manage people and keys. */
export const opsPeopleEndpoints = {
  listStaff: {
    ...common,
    method: 'GET',
    path: '/ops/staff',
    right: 'people.see',
    summary: 'The people of the tenant; with a right at all tenants, the people of all',
    output: v.array(staffPerson),
  },
  getStaff: {
    ...common,
    method: 'GET',
    path: '/ops/staff/{id}',
    right: 'people.see',
    summary: 'A person',
    params: byId,
    output: staffPerson,
    errors: ['NOT_FOUND'],
  },
  inviteStaff: {
    ...common,
    path: '/ops/staff',
    right: 'people.act',
    fresh: true,
    summary: 'Invite a person by mail. Nobody gives rights that they don’t have',
    body: v.object({ email, name: line(80), language, assignments }),
    output: staffPerson,
    errors: ['FORBIDDEN', 'EMAIL_TAKEN', 'MAIL_FAILED'],
  },
  updateStaff: {
    ...common,
    method: 'PUT',
    path: '/ops/staff/{id}',
    right: 'people.act',
    subject: 'STAFF',
    fresh: true,
    summary: 'Change a person’s name, roles or state. Whoever is disabled is signed out',
    params: byId,
    body: v.object({
      name: line(80),
      state: v.picklist(['ACTIVE', 'DISABLED']),
      assignments,
      reason: optionalText(300),
    }),
    output: staffPerson,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'LAST_OWNER', 'STALE_VERSION'],
  },
  resetStaff: {
    ...common,
    path: '/ops/staff/{id}/reset',
    right: 'people.act',
    subject: 'STAFF',
    fresh: true,
    summary:
      'Mail a person a new link, for a lost password or second factor; all sessions end. Not oneself, nor the last owner',
    params: byId,
    body: v.object({ reason: optionalText(300) }),
    output: staffPerson,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'OWN_RESET', 'LAST_OWNER', 'MAIL_FAILED'],
  },
  listStaffKeys: {
    ...common,
    method: 'GET',
    path: '/ops/keys',
    right: 'system.see',
    summary: 'The keys of machines',
    output: v.array(staffKey),
  },
  makeStaffKey: {
    ...common,
    path: '/ops/keys',
    right: 'system.act',
    fresh: true,
    summary: 'Make a key for a machine. It is shown once',
    body: v.object({
      name: line(80),
      rights: v.pipe(v.array(right), v.minLength(1)),
      tenantIds: v.pipe(v.array(tenantOrAll), v.minLength(1), v.maxLength(100)),
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(730)),
    }),
    output: v.object({ ...staffKey.entries, key: v.string() }),
    errors: ['FORBIDDEN'],
  },
  revokeStaffKey: {
    ...common,
    method: 'DELETE',
    path: '/ops/keys/{id}',
    right: 'system.act',
    fresh: true,
    summary: 'Revoke a key',
    params: byId,
    output: ok,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
