import { and, count, desc, eq } from 'drizzle-orm';
import type { Deposit } from '../../../contract/calls/deposits.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { providerOf } from '../../payments/providers.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope } from '../base/scope.ts';
import { ownUpload } from '../upload/uploads.ts';
import { type Channel, channelsOf, openChannels } from './deposit-channels.ts';
import {
  type DepositRow,
  insertDeposit,
  moveDeposit,
  type NewDeposit,
  ownDeposits,
} from './deposit-records.ts';
import { viewDeposit, viewDeposits } from './deposit-view.ts';
import { expireOwnDeposits } from './overdue-deposits.ts';

type Query = { depositNo?: string; pageNo: number; pageSize: number };

/** The shopper's top-ups, newest first; with a number only that one. */
export async function listDeposits(scope: OwnerScope, { depositNo, ...page }: Query) {
  await expireOwnDeposits(scope);
  const { limit, offset } = pageRange(page);
  const condition = and(
    ownDeposits(scope),
    depositNo ? eq(deposits.depositNo, depositNo) : undefined,
  );
  const [rows, [total], channels] = await Promise.all([
    scope.db
      .select()
      .from(deposits)
      .where(condition)
      .orderBy(desc(deposits.createdAt), desc(deposits.id))
      .limit(limit)
      .offset(offset),
    scope.db.select({ rows: count() }).from(deposits).where(condition),
    channelsOf(scope),
  ]);
  return pageOf(await viewDeposits(scope, rows, channels), total?.rows ?? 0, page);
}

export type DepositRequest = { channelId: string; amount: string; reference: string };

/**
 * Creates a top-up. Its amount is CNY; the transfer, fee included, is in the channel's currency at
 * a rate that is frozen now. Throws `NOT_FOUND` for a channel that is not an open one of the tenant,
 * `VALIDATION_FAILED` at an `amount` outside the channel's bounds, `RATE_TOO_OLD`, and
 * `TOO_MANY_REQUESTS` while the shopper has twenty unpaid top-ups. One that settles payments (`pays`) is raised to the
 * channel's minimum.
 */
export async function createDeposit(
  scope: OwnerScope,
  { channelId, amount, reference }: DepositRequest,
  pays?: Required<Pick<NewDeposit, 'paymentNos' | 'fromBalanceFen'>>,
): Promise<Deposit> {
  const channel = (await openChannels(scope)).find(({ id }) => id === channelId);
  if (!channel) throw new Failure('NOT_FOUND', { channelId });
  const amountFen = pays ? Math.max(toFen(amount), channel.minimumFen) : toFen(amount);
  assertBounds(channel, amountFen);
  const row = await insertDeposit(scope, channel, { amountFen, reference, ...pays });
  return viewDeposit(scope, row, [channel]);
}

/** A top-up of the shopper, by its id. Throws `NOT_FOUND`. */
export async function getDeposit(scope: OwnerScope, id: string): Promise<Deposit> {
  const { row, channels } = await findDeposit(scope, id);
  return viewDeposit(scope, row, channels);
}

/**
 * A shopper's update of a top-up: `SUBMIT` reports that the transfer was made, `CANCEL` that none will
 * be made.
 */
export type DepositUpdate = { depositId: string; action: 'SUBMIT' | 'CANCEL'; reference: string };

/**
 * Submits or cancels a top-up of the shopper. A non-empty reference replaces the one before.
 * Returns the changed top-up, the tenant's channels and the top-up's channel. Throws `NOT_FOUND`,
 * and `ILLEGAL_TRANSITION`, also after its rate expired and for submitting a payment by card.
 */
export async function changeDeposit(
  scope: OwnerScope,
  { depositId, action, reference }: DepositUpdate,
): Promise<{ row: DepositRow; channels: Channel[]; channel: Channel | undefined }> {
  const { row, channels, channel } = await findDeposit(scope, depositId);
  const changed =
    action === 'CANCEL'
      ? await moveDeposit(scope, row, { event: 'CANCELLED' })
      : await submit(scope, { row, channel }, reference ? { reference } : {});
  return { row: changed, channels, channel };
}

/**
 * Submits the certificate of a transfer (an uploaded file that proves it), or replaces the earlier
 * one. A certificate serves one top-up of a tenant. Throws `NOT_FOUND`, at `certificate` if the file
 * is missing or not the shopper's, `ILLEGAL_TRANSITION` and `CERTIFICATE_USED`.
 */
export async function submitCertificate(
  scope: OwnerScope,
  request: { depositId: string; certificate: string; reference: string },
): Promise<Deposit> {
  const { row, channels, channel } = await findDeposit(scope, request.depositId);
  const { key, sha256 } = await ownUpload(scope, request.certificate, {
    catalog: 'DEPOSIT_CERTIFICATE',
    field: 'certificate',
  });
  const changes = {
    certificate: key,
    certificateHash: sha256,
    ...(request.reference && { reference: request.reference }),
  };
  const submitted = await submit(scope, { row, channel }, changes);
  return viewDeposit(scope, submitted, channels);
}

/** Marks a top-up as reported. Throws `ILLEGAL_TRANSITION`, also where only the provider knows of a payment. */
function submit(
  scope: OwnerScope,
  { row, channel }: { row: DepositRow; channel: Channel | undefined },
  changes: Partial<Pick<DepositRow, 'reference' | 'certificate' | 'certificateHash'>>,
): Promise<DepositRow> {
  // A shopper can't report a payment by card: only the card's issuer knows whether it was charged.
  if (channel && !providerOf(channel).takesProof) throw illegalTransition(row.status, 'SUBMITTED');
  return moveDeposit(scope, row, { event: 'SUBMITTED', changes });
}

/** The shopper's top-up, expired if overdue, with the channels. Throws `NOT_FOUND`. */
async function findDeposit(scope: OwnerScope, id: string) {
  await expireOwnDeposits(scope);
  const [[row], channels] = await Promise.all([
    scope.db
      .select()
      .from(deposits)
      .where(and(eq(deposits.id, id), ownDeposits(scope))),
    channelsOf(scope),
  ]);
  if (!row) throw new Failure('NOT_FOUND');
  return { row, channels, channel: channels.find((channel) => channel.id === row.channelId) };
}

function assertBounds({ minimumFen, maximumFen }: Channel, amountFen: number): void {
  if (amountFen >= minimumFen && amountFen <= maximumFen && amountFen > 0) return;
  const code = amountFen > maximumFen ? 'too_large' : 'too_small';
  const bounds = { minimum: fromFen(minimumFen), maximum: fromFen(maximumFen) };
  throw new Failure('VALIDATION_FAILED', bounds, [{ field: 'amount', code }]);
}
