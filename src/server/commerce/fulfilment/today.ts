import { and, count, desc, eq, gt, gte, type SQL, sql } from 'drizzle-orm';
import type { Today } from '../../../contract/ops/desk/work.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { fromLocal, toLocal, type Zone } from '../../../i18n/time-zone.ts';
import { readSigns } from '../../db/health-signs.ts';
import { ledgerChecks, ledgerLines } from '../../db/schema/money/ledger.ts';
import { outbox } from '../../db/schema/orders/notices.ts';
import { auditCheckpoints } from '../../db/schema/people/staff.ts';
import { DAY_MS, iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { lastUsed } from '../rates/exchange-rates.ts';

/** When the day of a zone began in which a time is. Milliseconds since the epoch. */
export const dayStart = (zone: Zone, at: number): number =>
  fromLocal(zone, Math.floor(toLocal(zone, at) / DAY_MS) * DAY_MS);

/** The amounts topped up and paid out since the tenant's day began, in the wallets' currency. */
export async function moneyToday({
  db,
  now,
  tenantId,
  tenant,
}: Scope): Promise<NonNullable<Today['money']>> {
  const since = dayStart(tenant, now);
  const { amountFen, createdAt } = ledgerLines;
  // On the clearing account outgoing money is a credit, incoming money a debit.
  const sum = (condition: SQL) =>
    sql<number>`coalesce(sum(case when ${condition} then abs(${amountFen}) end), 0)`;
  const [row] = await db
    .select({ in: sum(sql`${amountFen} < 0`), out: sum(sql`${amountFen} > 0`) })
    .from(ledgerLines)
    .where(
      and(
        eq(ledgerLines.tenantId, tenantId),
        eq(ledgerLines.kind, 'CLEARING'),
        gte(createdAt, since),
      ),
    );
  return { in: fromFen(row?.in ?? 0), out: fromFen(row?.out ?? 0), since: iso(since) };
}

/** The age of the tenant's rate and of the checks, the waiting mails, and the failures. */
export async function systemToday({
  db,
  tenant,
  tenantId,
}: Scope): Promise<NonNullable<Today['system']>> {
  const [rate, [check], [mails], [checkpoint], signs] = await Promise.all([
    lastUsed({ db, tenantId }, tenant.currency),
    db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.day)).limit(1),
    db.select({ waiting: count() }).from(outbox).where(gt(outbox.nextAt, 0)),
    db
      .select({ at: auditCheckpoints.at })
      .from(auditCheckpoints)
      .where(eq(auditCheckpoints.tenantId, tenantId))
      .orderBy(desc(auditCheckpoints.sequence))
      .limit(1),
    readSigns(db),
  ]);
  return {
    ...(rate ? { rateAt: iso(rate.fetchedAt) } : {}),
    ...(check ? { ledgerCheckedAt: iso(check.checkedAt) } : {}),
    wrongLedgers: check?.wrongTenants ?? 0,
    mailsWaiting: mails?.waiting ?? 0,
    ...(checkpoint ? { checkpointAt: iso(checkpoint.at) } : {}),
    failing: signs
      .filter(({ okAt, failedAt }) => failedAt > okAt)
      // Of the checks of audits, only the tenant's own.
      .filter(({ id }) => !id.startsWith('audit:') || id === `audit:${tenantId}`)
      .map(({ id }) => (id.startsWith('audit:') ? 'audit' : id.slice(id.indexOf(':') + 1))),
  };
}
