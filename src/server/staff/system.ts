import { and, asc, desc, eq, gt, gte, isNotNull, max, min, sql } from 'drizzle-orm';
import { Failure } from '../../contract/errors.ts';
import type { HealthSignView, SystemHealth } from '../../contract/ops/desk/system.ts';
import { cacheReports } from '../cache/reports.ts';
import { commit } from '../commerce/base/atomically.ts';
import { iso } from '../commerce/base/clock.ts';
import type { Scope } from '../commerce/base/scope.ts';
import { currencyStates } from '../commerce/rates/rate-states.ts';
import { type HealthSign, readSigns } from '../db/health-signs.ts';
import { jobs } from '../db/schema/jobs.ts';
import { ledgerChecks } from '../db/schema/money/ledger.ts';
import { providerAccounts } from '../db/schema/money/providers.ts';
import { outbox } from '../db/schema/orders/notices.ts';
import { auditCheckpoints, auditEntries } from '../db/schema/people/staff.ts';
import { attempts } from '../db/schema/people/users.ts';
import { depositChannels } from '../db/schema/shop/tenants.ts';
import { carrierKeys } from '../db/schema/warehouse/shipping.ts';
import type { Platform } from '../platform/platform.ts';
import type { StaffScope } from './staff-scope.ts';

const MAX_MAILS = 50;
const FAILED_JOB_MS = 7 * 86_400_000;
/**
 * The number of wrong attempts from which on further ones are refused: `WRONG_OF_PERSON` in sign-in.ts.
 * Badges are locked after fewer attempts; these are not counted here.
 */
const BLOCKED_FROM = 10;

type Part<K extends keyof SystemHealth> = Promise<SystemHealth[K]>;

/** How the deployment does now. */
export async function systemHealth(
  scope: StaffScope,
  { runtime, config }: Platform,
): Promise<SystemHealth> {
  const { db, now, tenantId } = scope;
  const [
    mails,
    rates,
    ledger,
    audit,
    blockedAttempts,
    signs,
    carriers,
    payments,
    auditBehind,
    failedJobs,
  ] = await Promise.all([
    mailHealth({ db }),
    rateHealth(scope),
    ledgerHealth({ db }),
    auditHealth({ db }, tenantId),
    db.$count(attempts, and(gt(attempts.windowEndsAt, now), gte(attempts.count, BLOCKED_FROM))),
    readSigns(db),
    carrierHealth({ db }, tenantId),
    paymentHealth({ db }, tenantId),
    entriesAfterCheckpoint({ db }, tenantId),
    db.$count(
      jobs,
      and(
        eq(jobs.tenantId, tenantId),
        eq(jobs.state, 'FAILED'),
        gt(jobs.createdAt, now - FAILED_JOB_MS),
      ),
    ),
  ]);
  return {
    runtime,
    demo: config.DEMO,
    mails,
    rates,
    ledger,
    audit,
    auditBehind,
    ...auditCheckOf(signs, tenantId),
    failedJobs,
    blockedAttempts,
    timers: signsOf(signs, 'timer:'),
    marketplaces: signsOf(signs, 'marketplace:'),
    rateSources: signsOf(signs, 'rates:'),
    carriers,
    caches: cacheReports().map(({ oldestAt, ...report }) => ({
      ...report,
      ...(oldestAt === undefined ? {} : { oldestAt: iso(oldestAt) }),
    })),
    payments,
  };
}

/** The signs of a kind, those that failed last first. */
function signsOf(signs: readonly HealthSign[], kind: string): HealthSignView[] {
  return signs
    .filter(({ id }) => id.startsWith(kind))
    .toSorted((a, b) => Number(b.failedAt > b.okAt) - Number(a.failedAt > a.okAt))
    .map(({ id, okAt, failedAt, tookMs, error }) => ({
      name: id.slice(kind.length),
      ...(okAt > 0 ? { okAt: iso(okAt) } : {}),
      ...(failedAt > 0 ? { failedAt: iso(failedAt) } : {}),
      tookMs,
      error,
    }));
}

async function carrierHealth({ db }: Pick<Scope, 'db'>, tenantId: string): Part<'carriers'> {
  const rows = await db
    .select()
    .from(carrierKeys)
    .where(and(eq(carrierKeys.tenantId, tenantId), eq(carrierKeys.active, true)))
    .orderBy(asc(carrierKeys.name));
  return rows.map(({ name, source, createdAt, lastUsedAt }) => ({
    name,
    source,
    madeAt: iso(createdAt),
    ...(lastUsedAt === null ? {} : { lastAt: iso(lastUsedAt) }),
  }));
}

async function paymentHealth({ db }: Pick<Scope, 'db'>, tenantId: string): Part<'payments'> {
  const rows = await db
    .select({
      name: depositChannels.name,
      source: depositChannels.provider,
      lastEventAt: providerAccounts.lastEventAt,
      lastRefusedAt: providerAccounts.lastRefusedAt,
    })
    .from(providerAccounts)
    .innerJoin(
      depositChannels,
      and(
        eq(depositChannels.tenantId, providerAccounts.tenantId),
        eq(depositChannels.id, providerAccounts.channelId),
      ),
    )
    .where(and(eq(providerAccounts.tenantId, tenantId), eq(providerAccounts.enabled, true)))
    .orderBy(asc(depositChannels.position));
  return rows.map(({ name, source, lastEventAt, lastRefusedAt }) => ({
    name: name.en,
    source,
    ...(lastEventAt === null ? {} : { lastAt: iso(lastEventAt) }),
    ...(lastRefusedAt === null ? {} : { refusedAt: iso(lastRefusedAt) }),
  }));
}

async function mailHealth({ db }: Pick<Scope, 'db'>): Part<'mails'> {
  const [[waiting], refused] = await Promise.all([
    db
      .select({ rows: sql<number>`count(*)`, oldest: min(outbox.createdAt) })
      .from(outbox)
      .where(gt(outbox.nextAt, 0)),
    db
      .select()
      .from(outbox)
      .where(and(gt(outbox.nextAt, 0), gt(outbox.failures, 0)))
      .orderBy(asc(outbox.nextAt))
      .limit(MAX_MAILS),
  ]);
  return {
    waiting: waiting?.rows ?? 0,
    ...(waiting?.oldest ? { oldestAt: iso(waiting.oldest) } : {}),
    refused: refused.map(({ id, tenantId, subject, failures, createdAt, nextAt }) => ({
      id,
      tenantId,
      subject,
      failures,
      createdAt: iso(createdAt),
      ...(nextAt === null ? {} : { nextAt: iso(nextAt) }),
    })),
  };
}

/** How many of the tenant's mails the transport has refused and are still tried. */
export const refusedMails = ({ db, tenantId }: Pick<Scope, 'db' | 'tenantId'>): Promise<number> =>
  db.$count(
    outbox,
    and(gt(outbox.nextAt, 0), gt(outbox.failures, 0), eq(outbox.tenantId, tenantId)),
  );

/** The rates that the tenant needs, including those that it never had. */
async function rateHealth(scope: StaffScope): Part<'rates'> {
  const states = await currencyStates(scope, { all: false });
  return states.map(({ currency, used, held, state }) => ({
    currency,
    source: used?.source ?? '',
    ...(used ? { fetchedAt: iso(used.fetchedAt) } : {}),
    state,
    held: held !== undefined,
  }));
}

async function ledgerHealth({ db }: Pick<Scope, 'db'>): Part<'ledger'> {
  const [last] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.day)).limit(1);
  return last && { checkedAt: iso(last.checkedAt), wrongTenants: last.wrongTenants };
}

async function auditHealth({ db }: Pick<Scope, 'db'>, tenantId: string): Part<'audit'> {
  const [last] = await db
    .select()
    .from(auditCheckpoints)
    .where(eq(auditCheckpoints.tenantId, tenantId))
    .orderBy(desc(auditCheckpoints.sequence))
    .limit(1);
  return last && { checkpointAt: iso(last.at), sequence: last.sequence };
}

/** The result of the tenant's last nightly check, if there was one. */
function auditCheckOf(signs: readonly HealthSign[], tenantId: string) {
  const auditCheck = signsOf(signs, 'audit:').find(({ name }) => name === tenantId);
  return auditCheck ? { auditCheck } : {};
}

/** How many entries of the tenant's audit no checkpoint covers. */
async function entriesAfterCheckpoint(
  { db }: Pick<Scope, 'db'>,
  tenantId: string,
): Promise<number> {
  const [[head], [last]] = await Promise.all([
    db
      .select({ sequence: max(auditEntries.sequence) })
      .from(auditEntries)
      .where(eq(auditEntries.tenantId, tenantId)),
    db
      .select({ sequence: max(auditCheckpoints.sequence) })
      .from(auditCheckpoints)
      .where(eq(auditCheckpoints.tenantId, tenantId)),
  ]);
  return Math.max(0, (head?.sequence ?? 0) - (last?.sequence ?? 0));
}

/**
 * Lets a mail that waits be sent with the next run of the timers; one in the mailbox of a demonstration stays
 * there. Throws `NOT_FOUND`.
 */
export async function sendMailAgain(scope: StaffScope, id: string): Promise<void> {
  const { db, now } = scope;
  const isMail = eq(outbox.id, id);
  const waits = and(isMail, isNotNull(outbox.nextAt));
  const [mail] = await db.select({ id: outbox.id }).from(outbox).where(isMail);
  if (!mail) throw new Failure('NOT_FOUND');
  await commit(scope, [db.update(outbox).set({ nextAt: now }).where(waits)]);
}
