import { asc, eq } from 'drizzle-orm';
import type { Deposit } from '../../../contract/deposits.ts';
import { fromFen } from '../../../contract/money.ts';
import { deposits } from '../../db/schema/ledger.ts';
import { depositChannels } from '../../db/schema/tenants.ts';
import { pickText } from '../../db/tenant-text.ts';
import { atomically, onlyFrom, type Statement } from '../atomically.ts';
import { eventStatement } from '../history.ts';
import { illegalTransition } from '../illegal-transition.ts';
import { iso, isoOrNone } from '../moment.ts';
import type { Scope } from '../scope.ts';
import { type DepositEvent, depositStates } from './deposit-states.ts';

export type DepositRow = typeof deposits.$inferSelect;
type Channel = typeof depositChannels.$inferSelect;

type Move = {
  event: DepositEvent;
  actor: 'SHOPPER' | 'OPERATOR' | 'SYSTEM';
  details?: Record<string, string>;
  changes?: Partial<Pick<DepositRow, 'reference' | 'creditedAt'>>;
  /** What goes into the same transaction. */
  also?: Statement[];
};

/**
 * Moves a top-up along its table of states with what goes with it, in one transaction, and answers
 * it as it is then. Throws `ILLEGAL_TRANSITION`, also when another call was first.
 */
export async function moveDeposit(scope: Scope, row: DepositRow, move: Move): Promise<DepositRow> {
  const { event, actor, details, changes = {}, also = [] } = move;
  const to = depositStates.nextOrFail(row.status, event);
  const failure = () => illegalTransition(row.status, event);
  await atomically(
    scope.db,
    [
      scope.db
        .update(deposits)
        .set({ status: onlyFrom(deposits.status, [row.status], to), ...changes })
        .where(eq(deposits.id, row.id)),
      ...also,
      depositEvent(scope, row, { event, from: row.status, to, actor, details }),
    ],
    { DEPOSIT_STATUS: failure, TRANSFER_EXISTS: failure },
  );
  return { ...row, ...changes, status: to };
}

/** One line of a top-up's history. */
export function depositEvent(
  { db, now }: Scope,
  { id }: DepositRow,
  event: Omit<Parameters<typeof eventStatement>[1], 'orderType' | 'orderId' | 'at'>,
): Statement {
  return eventStatement(db, { orderType: 'DEPOSIT', orderId: id, at: now, ...event });
}

/** The tenant's channels as they are stored, in their order. */
export function channelsOf({ db, tenantId }: Scope): Promise<Channel[]> {
  return db
    .select()
    .from(depositChannels)
    .where(eq(depositChannels.tenantId, tenantId))
    .orderBy(asc(depositChannels.position));
}

/** A top-up as the contract writes it. */
export function viewDeposit(scope: Scope, row: DepositRow, channels: readonly Channel[]): Deposit {
  const channel = channels.find(({ id }) => id === row.channelId);
  const { id, depositNo, channelId, status, payAmount, payCurrency, rate, reference } = row;
  return {
    id,
    depositNo,
    channelId,
    channelName: channel ? pickText(channel.name, scope.locale) : '',
    status,
    amount: fromFen(row.amountFen),
    payAmount,
    payCurrency,
    rate,
    reference,
    createdAt: iso(row.createdAt),
    creditedAt: isoOrNone(row.creditedAt),
  };
}
