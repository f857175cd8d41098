import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { TariffDetail } from '../../../contract/ops/shop/tariffs.ts';
import type { TariffState } from '../../../contract/values/money/tariff.ts';
import { fromLocal } from '../../../i18n/time-zone.ts';
import { newId } from '../../crypto/random.ts';
import { tariffRows, tariffs } from '../../db/schema/warehouse/tariffs.ts';
import { atomically, onlyFrom } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { checkTable } from '../freight/check-table.ts';
import { nextNumber, readCurrentNumber, type TariffRecord } from '../freight/stored.ts';
import { getTariff, knownNames, tableOf, tariffRecord } from './records.ts';
import { unchangedSince } from './unchanged.ts';

/** How far ahead a tariff may begin, in milliseconds: a year. */
const MAX_AHEAD_MS = 366 * 86_400_000;

/** Whether the tenant has a version that was published for later: then no other may be published. */
const hasScheduled = (tenantId: string): SQL =>
  sql`exists (select 1 from ${tariffs} s where s.tenant_id = ${tenantId} and s.state = 'SCHEDULED')`;

/**
 * Publishes a draft, at once or from a later time on (ISO 8601). A published version never changes. Throws
 * `NOT_FOUND`, `ILLEGAL_TRANSITION` if it is not a draft, `TARIFF_WRONG` with the wrong cells,
 * `TARIFF_SCHEDULED` while another one waits, `STALE_VERSION`, and `VALIDATION_FAILED` for a time in the
 * past or more than a year ahead.
 */
export async function publishTariff(
  scope: Scope,
  id: string,
  { validFrom, note }: { validFrom: string; note: string },
): Promise<TariffDetail> {
  const { db, now, tenantId, staffId = '' } = scope;
  const begins = beginningOf(scope, validFrom);
  const record = await tariffRecord(scope, id);
  if (record.state !== 'DRAFT') throw illegalTransition(record.state, 'PUBLISHED');
  await assertRight(scope, record);
  await assertNoneScheduled(scope);
  const isFirst = (await readCurrentNumber(scope)) === 0;
  const next = begins > now ? 'SCHEDULED' : 'PUBLISHED';
  const isFree = and(unchangedSince(record), not(hasScheduled(tenantId)));
  await atomically(
    scope,
    [
      db
        .update(tariffs)
        .set({
          state: onlyFrom<TariffState>(tariffs.state, ['DRAFT'], next, isFree),
          // Nothing was ever quoted by another tariff, so the first applies to all times.
          validFrom: isFirst && next === 'PUBLISHED' ? 0 : begins,
          note,
          publishedBy: staffId,
          publishedAt: now,
          rowCount: sql`(select count(*) from ${tariffRows} where tariff_id = ${id})`,
        })
        .where(and(eq(tariffs.id, id), eq(tariffs.tenantId, tenantId))),
    ],
    { TARIFF_STATE: () => new Failure('STALE_VERSION') },
  );
  return getTariff(scope, id);
}

/**
 * Publishes an older version again, as a new version. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION` if it
 * applies now or was never published, `TARIFF_WRONG` if it names something that does not exist any more,
 * and `TARIFF_SCHEDULED`.
 */
export async function rollBackTariff(
  scope: Scope,
  id: string,
  { reason }: { reason: string },
): Promise<TariffDetail> {
  const { db, now, tenantId, staffId = '' } = scope;
  const record = await tariffRecord(scope, id);
  const isCurrent = record.number === (await readCurrentNumber(scope));
  if (record.state !== 'PUBLISHED' || isCurrent)
    throw illegalTransition(record.state, 'ROLLED_BACK');
  await assertRight(scope, record);
  await assertNoneScheduled(scope);
  const newTariffId = newId(now);
  const isIt = and(eq(tariffs.id, newTariffId), eq(tariffs.tenantId, tenantId));
  await atomically(
    scope,
    [
      db.insert(tariffs).values({
        id: newTariffId,
        tenantId,
        number: nextNumber(tenantId),
        state: sql<TariffState>`case when ${not(hasScheduled(tenantId))} then 'PUBLISHED' end`,
        names: record.names,
        rowCount: record.rowCount,
        validFrom: now,
        basedOn: record.number,
        note: reason,
        madeBy: staffId,
        madeAt: now,
        publishedBy: staffId,
      }),
      db.insert(tariffRows).select(
        sql`select tenant_id, ${newTariffId}, position, cells from ${tariffRows}
          where tariff_id = ${id} and tenant_id = ${tenantId}`,
      ),
      db.update(tariffs).set({ publishedAt: now }).where(isIt),
    ],
    { TARIFF_STATE: () => new Failure('TARIFF_SCHEDULED') },
  );
  return getTariff(scope, newTariffId);
}

/** Withdraws a version that has not begun. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, and `STALE_VERSION`. */
export async function withdrawTariff(scope: Scope, id: string): Promise<TariffDetail> {
  const { db, now, tenantId } = scope;
  const record = await tariffRecord(scope, id);
  const hasBegun = record.validFrom !== null && record.validFrom <= now;
  if (record.state !== 'SCHEDULED' || hasBegun) throw illegalTransition(record.state, 'WITHDRAWN');
  const isLater = sql`${tariffs.validFrom} > ${now}`;
  await atomically(
    scope,
    [
      db
        .update(tariffs)
        .set({ state: onlyFrom<TariffState>(tariffs.state, ['SCHEDULED'], 'WITHDRAWN', isLater) })
        .where(and(eq(tariffs.id, id), eq(tariffs.tenantId, tenantId))),
    ],
    { TARIFF_STATE: () => new Failure('STALE_VERSION') },
  );
  return getTariff(scope, id);
}

/** When a publication begins. Throws `VALIDATION_FAILED` for a time in the past or too far ahead. */
function beginningOf({ tenant, now }: Scope, validFrom: string): number {
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/.test(validFrom);
  const parsed = Date.parse(hasOffset ? validFrom : `${validFrom}Z`);
  const begins = validFrom === '' ? now : hasOffset ? parsed : fromLocal(tenant, parsed);
  const wrong = (code: 'too_small' | 'too_large') =>
    new Failure('VALIDATION_FAILED', {}, [{ field: 'validFrom', code }]);
  if (Number.isNaN(begins) || begins < now) throw wrong('too_small');
  if (begins > now + MAX_AHEAD_MS) throw wrong('too_large');
  return begins;
}

/** Throws `TARIFF_WRONG` if anything is wrong with a version, with the first mistakes. */
async function assertRight(scope: Scope, record: TariffRecord): Promise<void> {
  const { problems, unnamed } = checkTable(await tableOf(scope, record), await knownNames(scope));
  if (problems.length + unnamed.length === 0) return;
  throw new Failure('TARIFF_WRONG', { count: problems.length + unnamed.length }, [
    ...problems
      .slice(0, 50)
      .map(({ row, column, code }) => ({ field: `rows.${row}.${column}`, code })),
    ...unnamed.slice(0, 50).map((code) => ({ field: `names.${code}`, code: 'required' as const })),
  ]);
}

/** Throws `TARIFF_SCHEDULED` with the number of the version that was published for later. */
async function assertNoneScheduled({ db, tenantId }: Scope): Promise<void> {
  const [waiting] = await db
    .select({ number: tariffs.number })
    .from(tariffs)
    .where(and(eq(tariffs.tenantId, tenantId), eq(tariffs.state, 'SCHEDULED')));
  if (waiting) throw new Failure('TARIFF_SCHEDULED', { number: waiting.number });
}
