import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ProviderPaymentState } from '../../../contract/values/money/provider-kinds.ts';
import { providerPayments } from '../../db/schema/money/providers.ts';
import type { PaymentNames } from '../../payments/provider.ts';
import { increased, onlyFrom, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';

export type ProviderPaymentRow = typeof providerPayments.$inferSelect;

/** The states in which a payment can still be paid. */
export const OPEN_STATES: readonly ProviderPaymentState[] = ['BEGUN', 'PROCESSING'];

const MINUTE_MS = 60_000;
/** The minutes from one look at an open payment to the next. The last value repeats. */
const CHECK_AFTER_MINUTES = [2, 5, 15, 60, 360];
/** How many times an open payment is looked up without a webhook: for longer than any page is open. */
const MOST_CHECKS = 16;

/**
 * The time of the next look at an open payment, in milliseconds since the epoch; null if there is none.
 */
export function nextCheckAt(now: number, checks: number): number | null {
  if (checks >= MOST_CHECKS) return null;
  const minutes = CHECK_AFTER_MINUTES[checks] ?? CHECK_AFTER_MINUTES.at(-1) ?? 0;
  return now + minutes * MINUTE_MS;
}

/** The payments of a top-up at providers, the newest first. */
export function providerPaymentsOf(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  depositId: string,
): Promise<ProviderPaymentRow[]> {
  return db
    .select()
    .from(providerPayments)
    .where(and(eq(providerPayments.tenantId, tenantId), eq(providerPayments.depositId, depositId)))
    .orderBy(desc(providerPayments.createdAt), desc(providerPayments.id));
}

/** A payment of the tenant, by our id; undefined if there is none. */
export async function providerPayment(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<ProviderPaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(providerPayments)
    .where(and(eq(providerPayments.tenantId, tenantId), eq(providerPayments.id, id)));
  return row;
}

/** The most payments that one statement looks up by their names: D1 takes a hundred parameters. */
const NAMED_AT_ONCE = 30;

/**
 * The payment of a channel that each of the names is about, by our key or one of the provider's ids; undefined where
 * there is none.
 */
export async function namedPayments(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  channelId: string,
  named: readonly PaymentNames[],
): Promise<(ProviderPaymentRow | undefined)[]> {
  const found: (ProviderPaymentRow | undefined)[] = [];
  for (let from = 0; from < named.length; from += NAMED_AT_ONCE) {
    const some = named.slice(from, from + NAMED_AT_ONCE);
    const anyOf = some.flatMap(namesIn);
    const rows =
      anyOf.length === 0
        ? []
        : await db
            .select()
            .from(providerPayments)
            .where(
              and(
                eq(providerPayments.tenantId, tenantId),
                eq(providerPayments.channelId, channelId),
                or(...anyOf),
              ),
            );
    found.push(...some.map((names) => rows.find((row) => isNamed(row, names))));
  }
  return found;
}

const namesIn = ({ key, reference, paidReference }: PaymentNames) => [
  ...(key ? [eq(providerPayments.id, key)] : []),
  ...(reference ? [eq(providerPayments.reference, reference)] : []),
  ...(paidReference ? [eq(providerPayments.paidReference, paidReference)] : []),
];

const isNamed = (row: ProviderPaymentRow, { key, reference, paidReference }: PaymentNames) =>
  (key && row.id === key) ||
  (reference && row.reference === reference) ||
  (paidReference && row.paidReference === paidReference);

/** As `namedPayments`, for one payment. */
export async function namedPayment(
  scope: Pick<Scope, 'db' | 'tenantId'>,
  channelId: string,
  names: PaymentNames,
): Promise<ProviderPaymentRow | undefined> {
  const [row] = await namedPayments(scope, channelId, [names]);
  return row;
}

/**
 * The statement that moves a payment to another state. It fails its batch with the guard `PROVIDER_PAYMENT_STATE`
 * unless the payment is still in one of the states `from`, and at the `version` if one is given.
 */
export function movePayment(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { id, tenantId }: Pick<ProviderPaymentRow, 'id' | 'tenantId'>,
  from: readonly ProviderPaymentState[],
  to: ProviderPaymentState,
  changes: Partial<
    Pick<
      ProviderPaymentRow,
      'reference' | 'paidReference' | 'paidAmount' | 'paidCurrency' | 'nextCheckAt' | 'checks'
    >
  > = {},
  version?: number,
): Statement {
  const isAnswered = changes.reference !== undefined || !OPEN_STATES.includes(to);
  return db
    .update(providerPayments)
    .set({
      ...changes,
      ...(isAnswered && { asked: null }),
      state: onlyFrom(
        providerPayments.state,
        from,
        to,
        version === undefined ? undefined : eq(providerPayments.version, version),
      ),
      changedAt: now,
      version: increased(providerPayments.version),
    })
    .where(and(eq(providerPayments.tenantId, tenantId), eq(providerPayments.id, id)));
}

/**
 * The statement for the batch in which a member of the staff credits a top-up: a payment of it that waited
 * for a person does so no longer.
 */
export function reviewedStatement(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { tenantId, id }: { tenantId: string; id: string },
): Statement {
  return db
    .update(providerPayments)
    .set({ state: 'CREDITED', changedAt: now, version: sql`${providerPayments.version} + 1` })
    .where(
      and(
        eq(providerPayments.tenantId, tenantId),
        eq(providerPayments.depositId, id),
        inArray(providerPayments.state, ['REVIEW']),
      ),
    );
}
