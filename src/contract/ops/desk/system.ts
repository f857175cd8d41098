import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, ok } from '../../values/fields.ts';
import { RATE_STATES } from '../../values/money/rate-kinds.ts';
import { FAILED_SIGN_IN_REASONS } from '../../values/people/failed-sign-ins.ts';

const time = v.string();

/** Refused attempts of an hour to get into the desk, from one IP address. */
export const failedSignIn = v.object({
  id: v.string(),
  why: v.picklist(FAILED_SIGN_IN_REASONS),
  address: v.string(),
  /** The e-mail that was typed, masked: `l…@example.com`. */
  typed: v.string(),
  count: v.number(),
  lastAt: time,
});
export type FailedSignIn = v.InferOutput<typeof failedSignIn>;

/** How a timer or a marketplace does. Times are absent if it never happened. */
export const healthSign = v.object({
  name: v.string(),
  okAt: v.optional(time),
  failedAt: v.optional(time),
  tookMs: v.number(),
  /** Why it last failed. */
  error: v.string(),
});
export type HealthSignView = v.InferOutput<typeof healthSign>;

/** How the deployment does: each part with what a person needs to know to act. */
export const systemHealth = v.object({
  runtime: v.string(),
  demo: v.boolean(),
  mails: v.object({
    waiting: v.number(),
    oldestAt: v.optional(time),
    /** The mails that the transport has refused, the oldest first, 50 at most. */
    refused: v.array(
      v.object({
        id,
        tenantId: v.string(),
        subject: v.string(),
        failures: v.number(),
        createdAt: time,
        nextAt: v.optional(time),
      }),
    ),
  }),
  /** The rates that the tenant needs. `held`: a newer one differs so much that a person has to look. */
  rates: v.array(
    v.object({
      currency: v.string(),
      source: v.string(),
      fetchedAt: v.optional(time),
      state: v.picklist(RATE_STATES),
      held: v.boolean(),
    }),
  ),
  ledger: v.optional(v.object({ checkedAt: time, wrongTenants: v.number() })),
  audit: v.optional(v.object({ checkpointAt: time, sequence: v.number() })),
  /** How many entries of the tenant’s audit came after its last checkpoint. */
  auditBehind: v.number(),
  /** The nightly check of the tenant’s audit: its error names what is wrong with the chain. */
  auditCheck: v.optional(healthSign),
  /** Exports and bulk acts at the tenant that ended by an error within seven days. */
  failedJobs: v.number(),
  timers: v.array(healthSign),
  /** The marketplaces that were asked at least once. */
  marketplaces: v.array(healthSign),
  /** The services of exchange rates that were asked at least once. */
  rateSources: v.array(healthSign),
  /** The tenant’s carriers, with the last report of each. */
  carriers: v.array(
    v.object({
      name: v.string(),
      source: v.string(),
      madeAt: time,
      lastAt: v.optional(time),
    }),
  ),
  /**
   * The caches of the process that answers, each with how often a value was there, and when its oldest was made.
   * Other processes have their own.
   */
  caches: v.array(
    v.object({
      name: v.string(),
      entries: v.number(),
      /** 0 if the cache is not limited by bytes. */
      bytes: v.number(),
      hits: v.number(),
      misses: v.number(),
      oldestAt: v.optional(time),
    }),
  ),
  /** The tenant’s accounts at payment providers, with the last webhook of each. */
  payments: v.array(
    v.object({
      name: v.string(),
      source: v.string(),
      lastAt: v.optional(time),
      refusedAt: v.optional(time),
    }),
  ),
  /** Limits of wrong passwords and codes that were reached and still hold. */
  blockedAttempts: v.number(),
});
export type SystemHealth = v.InferOutput<typeof systemHealth>;

export const opsSystemEndpoints = {
  getSystemHealth: {
    method: 'GET',
    path: '/ops/system',
    auth: 'operator',
    right: 'system.see',
    group: 'ops',
    summary:
      'Mails that wait, age of rates, last checks of ledger and audit, timers, marketplaces, carriers and caches',
    output: systemHealth,
  },
  listFailedSignIns: {
    method: 'GET',
    path: '/ops/system/failed-sign-ins',
    auth: 'operator',
    right: 'system.see',
    group: 'ops',
    summary: 'Wrong passwords, codes, passkeys, links and tokens of the last 90 days, newest first',
    query: v.object(cursorQuery),
    output: listOf(failedSignIn),
  },
  sendMailAgain: {
    method: 'POST',
    path: '/ops/system/mails/{id}/send',
    auth: 'operator',
    right: 'system.act',
    group: 'ops',
    summary: 'Let a refused mail be sent again with the next run of the timers',
    params: v.object({ id }),
    output: ok,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
