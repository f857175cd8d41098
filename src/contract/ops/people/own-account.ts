import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { email, id, language, line, ok, password, text } from '../../values/fields.ts';
import { right } from './people.ts';

const time = v.string();

/** A tenant that somebody works for. */
export const tenantOfStaff = v.object({
  id: v.string(),
  name: v.string(),
  currency: v.string(),
  timezoneOffset: v.number(),
  timeZone: v.optional(v.string()),
  rights: v.array(right),
});

/** Who is signed in at the desk, and what they may do at which tenant. */
export const staffMe = v.object({
  id: v.string(),
  kind: v.picklist(['PERSON', 'KEY', 'ENVIRONMENT']),
  name: v.string(),
  email: v.string(),
  language,
  /** What is missing before anything else can be done. */
  missing: v.picklist(['NOTHING', 'SECOND_FACTOR', 'SECOND_FACTOR_SET_UP']),
  hasSecondFactor: v.boolean(),
  /** The second factors that are set up: an authenticator app, passkeys. */
  factors: v.array(v.picklist(['APP', 'PASSKEY'])),
  /** Whether a PIN for stations is set. */
  hasPin: v.boolean(),
  /** The station at which they signed in by badge. */
  station: v.optional(v.object({ id, name: v.string(), tenantId: v.string() })),
  tenants: v.array(tenantOfStaff),
});
export type StaffMe = v.InferOutput<typeof staffMe>;

/** The tokens of a session, and of a browser that the desk knows from now on. */
export const signedIn = v.object({
  accessToken: v.string(),
  expiresAt: time,
  /** Strangers who try the account don't keep this browser out. Send it as `x-device-token` when signing in. */
  deviceToken: v.string(),
});

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
/** The secret of an authenticator app: 20 bytes in base 32. */
const totpSecret = v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/));
/** The code of an authenticator app, or a recovery code. */
const factorCode = v.pipe(
  v.string(),
  v.transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^(\d{6}|[0-9A-F]{28})$/),
);

/** The calls by which the staff sign in, and keep their own account. */
export const opsOwnAccountEndpoints = {
  signInStaff: {
    ...common,
    path: '/ops/sign-in',
    auth: 'public',
    summary:
      'Sign in at the desk. A second factor may still be missing: see `missing` of `/ops/me`',
    body: v.object({ email, password }),
    output: signedIn,
    errors: ['WRONG_CREDENTIALS'],
    answerOnly: true,
  },
  acceptInvitation: {
    ...common,
    path: '/ops/accept-invitation',
    auth: 'public',
    summary: 'Set a password with a one-time link, after an invitation or a reset',
    body: v.object({ token: text(100), password }),
    output: v.object({ ...ok.entries, deviceToken: v.string() }),
    errors: ['WRONG_LINK', 'WEAK_PASSWORD'],
  },
  confirmSecondFactor: {
    ...common,
    path: '/ops/second-factor',
    right: 'pending',
    summary:
      'Show the second factor of the session: a code of the authenticator app, or a recovery code',
    body: v.object({ code: factorCode }),
    output: ok,
    errors: ['WRONG_SECOND_FACTOR'],
  },
  setUpSecondFactor: {
    ...common,
    path: '/ops/me/second-factor',
    right: 'pending',
    summary:
      'Begin to set up an authenticator app. Its secret and the recovery codes work once the app is enabled. With `secret`, the same secret and its codes are given again',
    body: v.object({ secret: v.optional(totpSecret) }),
    output: v.object({
      secret: v.string(),
      uri: v.string(),
      recoveryCodes: v.array(v.string()),
    }),
    errors: ['FORBIDDEN'],
  },
  enableSecondFactor: {
    ...common,
    path: '/ops/me/second-factor/enable',
    right: 'pending',
    ofCaller: true,
    summary: 'Enable the authenticator app, proven by its first code',
    body: v.object({ secret: totpSecret, code: factorCode }),
    output: ok,
    errors: ['WRONG_SECOND_FACTOR', 'FORBIDDEN'],
  },
  signOutStaff: {
    ...common,
    path: '/ops/sign-out',
    right: 'pending',
    atStations: true,
    summary: 'End the session of the desk',
    body: v.object({}),
    output: ok,
  },
  getStaffMe: {
    ...common,
    method: 'GET',
    path: '/ops/me',
    right: 'pending',
    atStations: true,
    summary: 'Who is signed in at the desk, with their rights at each tenant',
    output: staffMe,
  },
  updateStaffMe: {
    ...common,
    method: 'PUT',
    path: '/ops/me',
    right: 'self',
    ofCaller: true,
    summary: 'Change one’s own name and language',
    body: v.object({ name: line(80), language }),
    output: staffMe,
  },
  changeStaffPassword: {
    ...common,
    path: '/ops/me/password',
    right: 'self',
    ofCaller: true,
    summary: 'Change one’s own password; every other session ends',
    body: v.object({ oldPassword: password, password }),
    output: ok,
    errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD'],
  },
  listStaffSessions: {
    ...common,
    method: 'GET',
    path: '/ops/me/sessions',
    right: 'self',
    summary: 'One’s own open sessions',
    output: v.array(
      v.object({
        id,
        device: v.string(),
        address: v.string(),
        createdAt: time,
        lastUsedAt: time,
        current: v.boolean(),
      }),
    ),
  },
  endStaffSession: {
    ...common,
    method: 'DELETE',
    path: '/ops/me/sessions/{id}',
    right: 'self',
    ofCaller: true,
    summary: 'End one of one’s own sessions',
    params: v.object({ id }),
    output: ok,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
