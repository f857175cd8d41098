import { desc, gt, sql } from 'drizzle-orm';
import { countWork } from '../commerce/fulfilment/work-list.ts';
import { listRates } from '../commerce/rates/operator-rates.ts';
import { ledgerChecks } from '../db/schema/money/ledger.ts';
import { outbox } from '../db/schema/orders/notices.ts';
import { tenants } from '../db/schema/shop/tenants.ts';
import { type Family, type Samples, seriesName } from '../platform/metrics.ts';
import type { Database } from '../platform/platform.ts';

type Gauge = readonly [Family, value: number | null | undefined, labels?: Record<string, string>];

/** Seconds since the epoch; undefined if there is no such time. */
const seconds = (ms: number | null | undefined) => (ms ? ms / 1000 : undefined);

/** The gauges of `/metrics` that are read from the database. Gauges without a value are left out. */
export async function gaugesOf(db: Database): Promise<Samples> {
  const gauges = (
    await Promise.all([mailGauges(db), rateGauges(db), ledgerGauges(db), workGauges(db)])
  ).flat();
  const samples: Record<string, number> = {};
  for (const [family, value, labels] of gauges) {
    if (value !== null && value !== undefined) samples[seriesName(family, labels)] = value;
  }
  return samples;
}

async function mailGauges(db: Database): Promise<Gauge[]> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)`,
      refused: sql<number>`count(case when ${outbox.failures} > 0 then 1 end)`,
      oldest: sql<number | null>`min(${outbox.createdAt})`,
    })
    .from(outbox)
    .where(gt(outbox.nextAt, 0));
  return [
    ['sampan_mails_waiting', row?.waiting],
    ['sampan_mails_refused', row?.refused],
    ['sampan_mail_oldest_timestamp_seconds', seconds(row?.oldest)],
  ];
}

async function rateGauges(db: Database): Promise<Gauge[]> {
  const rates = await listRates(db);
  return rates.map(({ tenantId: tenant, currency, fetchedAt }) => [
    'sampan_rate_timestamp_seconds',
    seconds(fetchedAt),
    { tenant, currency },
  ]);
}

async function ledgerGauges(db: Database): Promise<Gauge[]> {
  const [last] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.day)).limit(1);
  return [
    ['sampan_ledger_checked_timestamp_seconds', seconds(last?.checkedAt)],
    ['sampan_ledger_wrong_tenants', last?.wrongTenants],
  ];
}

async function workGauges(db: Database): Promise<Gauge[]> {
  const rows = await db.select({ id: tenants.id }).from(tenants);
  const gauges: Gauge[] = [];
  for (const { id: tenant } of rows) {
    const counts = await countWork({ db, tenantId: tenant, now: Date.now() });
    for (const { pile: kind, oldest } of counts) {
      gauges.push(['sampan_work_oldest_timestamp_seconds', seconds(oldest), { tenant, kind }]);
    }
  }
  return gauges;
}
