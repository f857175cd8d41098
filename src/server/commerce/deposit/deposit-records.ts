import { and, count, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { convertCny } from '../../../i18n/format.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { roundedUp } from '../../payments/money.ts';
import { providerOf } from '../../payments/providers.ts';
import { atomically, increased, onlyFrom, type Statement } from '../base/atomically.ts';
import type { Guard } from '../base/guards.ts';
import { eventStatement } from '../base/history.ts';
import { madeStatements } from '../base/idempotency.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Acting, OwnerScope } from '../base/scope.ts';
import { currentRate } from '../rates/exchange-rates.ts';
import { type Channel, feeOf } from './deposit-channels.ts';
import { type DepositEvent, depositStates } from './deposit-states.ts';

export type DepositRow = typeof deposits.$inferSelect;

/** How long a top-up stays open, with its rate, until its transfer is submitted. */
export const OPEN_MS = 72 * 3_600_000;

/**
 * How many unpaid top-ups a shopper may have. Limited, because every list computes a pay code for
 * each.
 */
const MAX_UNPAID = 20;

/** The condition for the caller's top-ups. */
export const ownDeposits = ({ tenantId, userId }: OwnerScope) =>
  and(eq(deposits.tenantId, tenantId), eq(deposits.userId, userId));

export type NewDeposit = {
  amountFen: number;
  reference: string;
  /**
   * The payments that the top-up settles when it is credited, and how much of the balance they may use in
   * addition.
   */
  paymentNos?: string[];
  fromBalanceFen?: number;
};

/**
 * Stores a new top-up (the tables and the contract call it a deposit) and freezes its rate. Throws
 * `RATE_TOO_OLD`, and `TOO_MANY_REQUESTS` while twenty are unpaid.
 */
export async function insertDeposit(
  scope: OwnerScope,
  channel: Channel,
  request: NewDeposit,
): Promise<DepositRow> {
  const { amountFen, reference, paymentNos = null, fromBalanceFen = 0 } = request;
  if ((await countUnpaid(scope)) >= MAX_UNPAID) throw new Failure('TOO_MANY_REQUESTS');
  const { currency, rate } = await currentRate(scope, channel.currency);
  const { db, tenantId, userId, now } = scope;
  const feeFen = feeOf(channel, amountFen);
  const row: DepositRow = {
    id: newId(now),
    tenantId,
    userId,
    depositNo: newNumber('D', now),
    channelId: channel.id,
    status: 'PENDING_PAYMENT',
    version: 0,
    amountFen,
    feeFen,
    payAmount: payable(channel, convertCny(fromFen(amountFen + feeFen), rate, currency)),
    payCurrency: currency,
    rate,
    reference,
    certificate: '',
    certificateHash: null,
    paymentNos,
    fromBalanceFen,
    reason: '',
    createdAt: now,
    creditedAt: null,
    undoneCount: 0,
  };
  await atomically(
    scope,
    [
      ...madeStatements(scope, [row.id]),
      db.insert(deposits).values(row),
      depositEvent(scope, row, { event: 'CREATED', to: row.status }),
    ],
    {},
  );
  return row;
}

/**
 * The amount to pay at a channel for an amount in its currency: rounded up to what its provider accepts.
 */
function payable(channel: Channel, amount: string): string {
  const step = providerOf(channel).online?.stepOf(channel.currency);
  return step ? roundedUp(amount, step) : amount;
}

async function countUnpaid(scope: OwnerScope): Promise<number> {
  const [unpaid] = await scope.db
    .select({ rows: count() })
    .from(deposits)
    .where(and(ownDeposits(scope), eq(deposits.status, 'PENDING_PAYMENT')));
  return unpaid?.rows ?? 0;
}

type Move = {
  event: DepositEvent;
  details?: Record<string, string>;
  changes?: Partial<
    Pick<
      DepositRow,
      | 'amountFen'
      | 'reference'
      | 'certificate'
      | 'certificateHash'
      | 'reason'
      | 'creditedAt'
      | 'undoneCount'
    >
  >;
  /** Statements for the same transaction. */
  also?: Statement[];
  /** The guards of `also` that refuse it with `CONFLICT`. */
  conflicts?: readonly Guard[];
};

/**
 * Moves a top-up to its next status and writes the event and `also`, in one transaction. Returns the
 * changed top-up. Throws `ILLEGAL_TRANSITION`, also if a concurrent call changed it first, and
 * `CERTIFICATE_USED` if another top-up of the tenant has the same certificate.
 */
export async function moveDeposit(scope: Acting, row: DepositRow, move: Move): Promise<DepositRow> {
  const { event, conflicts = [] } = move;
  const { moved, statements } = depositMove(scope, row, move);
  const failure = () => illegalTransition(row.status, event);
  await atomically(scope, statements, {
    ...Object.fromEntries(conflicts.map((guard) => [guard, () => new Failure('CONFLICT')])),
    DEPOSIT_STATUS: failure,
    LEDGER_TRANSFER_EXISTS: failure,
    PROVIDER_PAYMENT_STATE: failure,
    BANK_LINE_STATE: failure,
    CERTIFICATE_USED: () =>
      new Failure('CERTIFICATE_USED', {}, [{ field: 'certificate', code: 'invalid' }]),
  });
  return moved;
}

/**
 * The statements that move a top-up to its next status, for the batch of a greater change, and the changed top-up.
 * They fail with the guard `DEPOSIT_STATUS` if a concurrent call was first. Throws `ILLEGAL_TRANSITION`.
 */
export function depositMove(
  scope: Acting,
  row: DepositRow,
  { event, details, changes = {}, also = [] }: Move,
): { moved: DepositRow; statements: Statement[] } {
  const to = depositStates.nextOrFail(row.status, event);
  return {
    moved: { ...row, ...changes, status: to },
    statements: [
      scope.db
        .update(deposits)
        .set({
          status: onlyFrom(deposits.status, [row.status], to),
          version: increased(deposits.version),
          ...changes,
        })
        .where(and(eq(deposits.tenantId, row.tenantId), eq(deposits.id, row.id))),
      ...also,
      depositEvent(scope, row, { event, from: row.status, to, details }),
    ],
  };
}

/** The statement that writes one event of a top-up's history. */
function depositEvent(
  acting: Acting,
  { id, tenantId }: DepositRow,
  event: Omit<Parameters<typeof eventStatement>[1], 'tenantId' | 'subject' | 'subjectId'>,
): Statement {
  return eventStatement(acting, { tenantId, subject: 'DEPOSIT', subjectId: id, ...event });
}
