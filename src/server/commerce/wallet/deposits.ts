import { and, count, desc, eq, lte } from 'drizzle-orm';
import type { Deposit, DepositChannel } from '../../../contract/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/money.ts';
import { convertCny } from '../../../i18n/format.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { deposits } from '../../db/schema/ledger.ts';
import type { depositChannels } from '../../db/schema/tenants.ts';
import { pickText } from '../../db/tenant-text.ts';
import { commit } from '../atomically.ts';
import { currentRate } from '../exchange-rates.ts';
import { pageOf, pageRange } from '../paging.ts';
import type { OwnerScope, Scope } from '../scope.ts';
import { creditDeposit } from './credit-deposit.ts';
import {
  channelsOf,
  type DepositRow,
  depositEvent,
  moveDeposit,
  viewDeposit,
} from './deposit-records.ts';

type Channel = typeof depositChannels.$inferSelect;

const ownDeposits = ({ tenantId, userId }: OwnerScope) =>
  and(eq(deposits.tenantId, tenantId), eq(deposits.userId, userId));

/** How long a frozen rate holds while no transfer was announced. */
const OPEN_MS = 72 * 3_600_000;

/** A channel that credits at once gives money away: it is there in demo mode only. */
const isOpen = ({ instant }: Channel, { demo }: Scope): boolean => !instant || demo;

/** The tenant's ways to top up, in the reader's language. */
export async function listDepositChannels(scope: Scope): Promise<DepositChannel[]> {
  const channels = (await channelsOf(scope)).filter((channel) => isOpen(channel, scope));
  return channels.map(({ id, type, name, instructions, currency, feeBasisPoints, ...channel }) => ({
    id,
    type,
    name: pickText(name, scope.locale),
    instructions: instructions.map(({ label, value }) => ({
      label: pickText(label, scope.locale),
      value,
    })),
    currency,
    feeBasisPoints,
    minimum: fromFen(channel.minimumFen),
    maximum: fromFen(channel.maximumFen),
  }));
}

/** The shopper's top-ups, newest first. */
export async function listDeposits(scope: OwnerScope, page: { pageNo: number; pageSize: number }) {
  await expireOwnDeposits(scope);
  const { limit, offset } = pageRange(page);
  const [rows, [all], channels] = await Promise.all([
    scope.db
      .select()
      .from(deposits)
      .where(ownDeposits(scope))
      .orderBy(desc(deposits.createdAt), desc(deposits.id))
      .limit(limit)
      .offset(offset),
    scope.db.select({ rows: count() }).from(deposits).where(ownDeposits(scope)),
    channelsOf(scope),
  ]);
  const records = rows.map((row) => viewDeposit(scope, row, channels));
  return pageOf(records, all?.rows ?? 0, page);
}

/**
 * Announces a top-up. Its amount is CNY; what is to be transferred, fee included, is in the
 * channel's currency at a rate that is frozen here. Throws `NOT_FOUND` for a channel that is not
 * the tenant's, `VALIDATION_FAILED` at `amount` outside the channel's bounds, `RATE_TOO_OLD`.
 */
export async function createDeposit(
  scope: OwnerScope,
  request: { channelId: string; amount: string; reference: string },
): Promise<Deposit> {
  const channel = (await channelsOf(scope)).find(({ id }) => id === request.channelId);
  if (!channel || !isOpen(channel, scope)) {
    throw new Failure('NOT_FOUND', { channelId: request.channelId });
  }
  const amountFen = toFen(request.amount);
  assertBounds(channel, amountFen);
  const { currency, rate } = await currentRate(scope, channel.currency);
  const payFen = amountFen + feeOf(channel, amountFen);
  const { db, tenantId, userId, now } = scope;
  const row: DepositRow = {
    id: newId(now),
    tenantId,
    userId,
    depositNo: newNumber('D', now),
    channelId: channel.id,
    status: 'PENDING_PAYMENT',
    amountFen,
    payAmount: convertCny(fromFen(payFen), rate, currency),
    payCurrency: currency,
    rate,
    reference: request.reference,
    createdAt: now,
    creditedAt: null,
  };
  await commit(db, [
    db.insert(deposits).values(row),
    depositEvent(scope, row, { event: 'CREATED', to: row.status, actor: 'SHOPPER' }),
  ]);
  return viewDeposit(scope, row, [channel]);
}

/**
 * The shopper says that the transfer was made, which an instant channel credits at once, or cancels
 * the top-up. A reference that is given replaces the one before. Throws `NOT_FOUND`, and
 * `ILLEGAL_TRANSITION` also once its rate has run out.
 */
export async function updateDeposit(
  scope: OwnerScope,
  request: { depositId: string; action: 'SUBMIT' | 'CANCEL'; reference: string },
): Promise<Deposit> {
  await expireOwnDeposits(scope);
  const [row] = await scope.db
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, request.depositId), ownDeposits(scope)));
  if (!row) throw new Failure('NOT_FOUND');
  const channels = await channelsOf(scope);
  const changes = request.reference ? { reference: request.reference } : {};
  if (request.action === 'CANCEL') {
    const cancelled = await moveDeposit(scope, row, { event: 'CANCELLED', actor: 'SHOPPER' });
    return viewDeposit(scope, cancelled, channels);
  }
  const submitted = await moveDeposit(scope, row, {
    event: 'SUBMITTED',
    actor: 'SHOPPER',
    changes,
  });
  const channel = channels.find(({ id }) => id === row.channelId);
  return channel?.instant && scope.demo
    ? creditDeposit(scope, row.id, 'SYSTEM')
    : viewDeposit(scope, submitted, channels);
}

/**
 * Ends the shopper's top-ups whose rate has run out without word of a transfer. One that arrives
 * late is the operator's to settle.
 */
async function expireOwnDeposits(scope: OwnerScope): Promise<void> {
  const overdue = await scope.db
    .select()
    .from(deposits)
    .where(
      and(
        ownDeposits(scope),
        eq(deposits.status, 'PENDING_PAYMENT'),
        lte(deposits.createdAt, scope.now - OPEN_MS),
      ),
    );
  for (const row of overdue) {
    try {
      await moveDeposit(scope, row, { event: 'EXPIRED', actor: 'SYSTEM' });
    } catch (error) {
      // Credited or cancelled at the same moment, which is as good.
      if (!(error instanceof Failure)) throw error;
    }
  }
}

function assertBounds({ minimumFen, maximumFen }: Channel, amountFen: number): void {
  if (amountFen >= minimumFen && amountFen <= maximumFen && amountFen > 0) return;
  const code = amountFen > maximumFen ? 'too_large' : 'too_small';
  const bounds = { minimum: fromFen(minimumFen), maximum: fromFen(maximumFen) };
  throw new Failure('VALIDATION_FAILED', bounds, [{ field: 'amount', code }]);
}

/** The channel's fee in fen, rounded up: it is added to what is paid, never taken from the credit. */
function feeOf({ feeBasisPoints }: Channel, amountFen: number): number {
  return Math.ceil((amountFen * feeBasisPoints) / 10_000);
}
