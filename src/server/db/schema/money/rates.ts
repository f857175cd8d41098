import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { RateCause, RateSourceName } from '../../../../contract/values/money/rate-kinds.ts';
import { referenceTo } from '../owned.ts';
import { proposals } from '../people/approvals.ts';

/**
 * The newest rates of each source. They belong to the deployment, so that one request serves all tenants,
 * and a new tenant has a rate at once. Besides the services there are rates of `npm run rates` (`operator`)
 * and, in a demonstration, invented ones (`seed`).
 */
export const sourceRates = sqliteTable(
  'source_rates',
  {
    source: text('source').notNull(),
    currency: text('currency').notNull(),
    /** Units of the currency for 1 CNY, as a decimal string, without any margin. */
    rate: text('rate').notNull(),
    /** The date of the rates according to the source; null if it gives none. */
    quotedAt: integer('quoted_at'),
    fetchedAt: integer('fetched_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.currency] })],
);

/**
 * The rates of each tenant, one row for each that it ever had. The newest one that is `USED` applies.
 * Stored values never change, and no row is deleted (triggers).
 */
export const tenantRates = sqliteTable(
  'tenant_rates',
  {
    tenantId: text('tenant_id').notNull(),
    currency: text('currency').notNull(),
    /** 1, 2, 3 … for each currency of a tenant. */
    sequence: integer('sequence').notNull(),
    /** The source's rate: units of the currency for 1 CNY, as a decimal string. */
    raw: text('raw').notNull(),
    /** The tenant's margin, in basis points. `rateOf` computes the rate that shoppers pay. */
    marginBp: integer('margin_bp').notNull(),
    source: text('source').notNull(),
    quotedAt: integer('quoted_at'),
    /** The time from which the age of the rate is counted. Milliseconds since the epoch. */
    fetchedAt: integer('fetched_at').notNull(),
    storedAt: integer('stored_at').notNull(),
    /** `HELD`: it differs so much from the one before that a person has to look. */
    state: text('state').$type<'USED' | 'HELD'>().notNull(),
    cause: text('cause').$type<RateCause>().notNull(),
    /** Who set or released it; empty for a source. */
    madeBy: text('made_by').notNull().default(''),
    /** The proposal by which it was approved. */
    proposalId: text('proposal_id'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.currency, t.sequence] }),
    referenceTo(proposals, t, t.proposalId),
    index('tenant_rates_used').on(t.tenantId, t.currency, t.sequence).where(sql`state = 'USED'`),
  ],
);

/** A tenant's settings for one currency that differ from those for all. */
export type CurrencySettings = { currency: string; source?: RateSourceName; marginBp?: number };

/** The sources of a tenant's rates, its margins, and when it wants to be warned. */
export const rateSettings = sqliteTable(
  'rate_settings',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    /** Where rates come from. Empty: from the source that the deployment is configured for. */
    source: text('source').$type<RateSourceName | ''>().notNull().default(''),
    /** Basis points that are added to each rate; null: what the deployment is configured for. */
    marginBp: integer('margin_bp'),
    /** After how many hours a rate counts as old, and after how many it can't be used. */
    warnHours: integer('warn_hours').notNull().default(24),
    maxHours: integer('max_hours').notNull().default(72),
    /** A rate that differs by more from the one before waits for a person. */
    jumpPercent: integer('jump_percent').notNull().default(10),
    currencies: text('currencies', { mode: 'json' })
      .$type<CurrencySettings[]>()
      .notNull()
      .default([]),
    version: integer('version').notNull().default(0),
  },
  (t) => [uniqueIndex('rate_settings_tenant').on(t.tenantId)],
);

/**
 * Times in which a tenant's rate of a currency was old or held. While a row has no end, mails about it were
 * sent already.
 */
export const rateAlarms = sqliteTable(
  'rate_alarms',
  {
    tenantId: text('tenant_id').notNull(),
    currency: text('currency').notNull(),
    kind: text('kind').$type<'OLD' | 'HELD'>().notNull(),
    since: integer('since').notNull(),
    endedAt: integer('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.currency, t.kind, t.since] }),
    uniqueIndex('rate_alarms_open').on(t.tenantId, t.currency, t.kind).where(sql`ended_at is null`),
  ],
);
