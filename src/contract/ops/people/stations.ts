import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id, ok, password } from '../../values/fields.ts';
import { SCAN_STEPS } from '../../values/warehouse/scanning.ts';
import { station } from '../warehouse/stock.ts';

/** The station that a browser is. */
export const stationHere = v.object({
  id,
  name: v.string(),
  step: v.picklist(SCAN_STEPS),
  tenantId: v.string(),
  tenantName: v.string(),
});
export type StationHere = v.InferOutput<typeof stationHere>;

export const badge = v.object({
  id,
  /** What it says to a scanner. */
  code: v.string(),
  issuedAt: v.string(),
  version: v.number(),
});
export type Badge = v.InferOutput<typeof badge>;

/** Somebody who works in the tenant's warehouses. */
export const badgeHolder = v.object({
  staffId: id,
  name: v.string(),
  /** Whether they have set a PIN. */
  hasPin: v.boolean(),
  badge: v.optional(badge),
});
export type BadgeHolder = v.InferOutput<typeof badgeHolder>;

/** Digits that somebody types with gloves. */
const pin = v.pipe(v.string(), v.trim(), v.regex(/^\d{4,8}$/));
/** What a scanner types, or a person. */
const typedBadge = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const leads = { ...common, right: 'parcels.lead' } as const;
const byId = v.object({ id });

/** Shared devices of the warehouse, and the badges and PINs with which people sign in there. */
export const opsStationEndpoints = {
  enrolStation: {
    ...leads,
    path: '/ops/stations/{id}/enrol',
    subject: 'STATION',
    fresh: true,
    summary:
      'Make the browser of this call the station’s. The browser gets a token, which is shown once. The station’s former browser loses the station',
    params: byId,
    output: v.object({ ...station.entries, deviceToken: v.string() }),
    errors: ['NOT_FOUND'],
  },
  revokeStation: {
    ...leads,
    path: '/ops/stations/{id}/revoke',
    subject: 'STATION',
    summary: 'Take the station from its browser. Whoever works there is signed out',
    params: byId,
    output: station,
    errors: ['NOT_FOUND'],
  },
  getStationHere: {
    ...common,
    method: 'GET',
    auth: 'public',
    path: '/ops/station',
    summary: 'The station of the browser that makes this call, if it is the browser of a station',
    output: v.object({ station: v.optional(stationHere) }),
  },
  signInWithBadge: {
    ...common,
    auth: 'public',
    path: '/ops/badges/sign-in',
    summary:
      'Sign in at a station with badge and PIN: for eight hours, with rights of the warehouse only',
    body: v.object({ badge: typedBadge, pin }),
    output: v.object({ accessToken: v.string(), expiresAt: v.string() }),
    errors: ['NO_STATION', 'WRONG_BADGE'],
    answerOnly: true,
  },
  listBadges: {
    ...leads,
    method: 'GET',
    path: '/ops/badges',
    summary: 'Who works in the tenant’s warehouses, with their badges',
    output: v.array(badgeHolder),
  },
  issueBadge: {
    ...leads,
    path: '/ops/badges',
    fresh: true,
    summary:
      'Give a badge to somebody who works in the tenant’s warehouses. One that they had is void, and ends what they do at stations',
    body: v.object({ staffId: id }),
    output: badgeHolder,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  revokeBadge: {
    ...leads,
    method: 'DELETE',
    path: '/ops/badges/{id}',
    subject: 'BADGE',
    summary: 'Make a badge void, and end what its holder does at stations',
    params: byId,
    output: ok,
    errors: ['NOT_FOUND'],
  },
  setPin: {
    ...common,
    method: 'PUT',
    path: '/ops/me/pin',
    right: 'self',
    ofCaller: true,
    summary: 'Set one’s own PIN for stations: four to eight digits',
    body: v.object({ password, pin }),
    output: ok,
    errors: ['WRONG_PASSWORD', 'WEAK_PIN', 'FORBIDDEN'],
  },
} as const satisfies Record<string, Endpoint>;
