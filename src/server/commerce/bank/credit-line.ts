import { Failure } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { deposits } from '../../db/schema/money/ledger.ts';
import { pickText } from '../../db/tenant-text.ts';
import { fromMinor } from '../../payments/money.ts';
import { providerOf } from '../../payments/providers.ts';
import { atomically } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import { onBehalfOf, type Scope } from '../base/scope.ts';
import { type Channel, channelsOf, feeOf } from '../deposit/deposit-channels.ts';
import type { DepositRow } from '../deposit/deposit-records.ts';
import { transferStatements } from '../ledger/ledger.ts';
import { repayOwed } from '../ledger/owed.ts';
import { notify } from '../notice/notify.ts';
import { currentRate } from '../rates/exchange-rates.ts';
import { type AccountRow, bankAccount } from './accounts.ts';
import { type LineRow, leftMinor, lineRow } from './lines.ts';
import { digitsOf } from './statement/amount.ts';
import { matchStatements, requireIncoming } from './suggestions/match.ts';

/** The result of crediting a line for which no shopper announced a top-up. */
export type LinePlan = {
  line: LineRow;
  channelId: string;
  channelName: string;
  amountFen: number;
  feeFen: number;
  rate: string;
};

/**
 * Plans to credit what is left of a line to a shopper, at today's rate and without the channel's fee.
 * Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`, `RATE_TOO_OLD`, and `VALIDATION_FAILED` at `channelId` for a
 * channel that does not pay into the account, has another currency, or belongs to an online provider (whose
 * payments are credited by its own reports).
 */
export async function planLine(
  scope: Scope,
  lineId: string,
  chosenChannel: string,
): Promise<LinePlan> {
  const line = await lineRow(scope, lineId);
  requireIncoming(line);
  const [account, channels] = await Promise.all([
    bankAccount(scope, line.accountId),
    channelsOf(scope),
  ]);
  const channelId = chosenChannel || (account.channels[0] ?? '');
  const channel = channels.find(({ id }) => id === channelId);
  if (!channel || !takesLine(channel, line, account))
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'channelId', code: 'choice' }]);
  const { rate } = await currentRate(scope, line.currency);
  const wholeFen = cnyFen(leftMinor(line), digitsOf(line.currency), rate);
  const amountFen = withoutFee(channel, wholeFen);
  if (amountFen <= 0)
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code: 'too_small' }]);
  const channelName = pickText(channel.name, scope.locale);
  return { line, channelId, channelName, amountFen, feeFen: wholeFen - amountFen, rate };
}

/** Whether money in an account can have come through a channel. */
const takesLine = (channel: Channel, line: LineRow, { channels }: AccountRow): boolean =>
  !providerOf(channel).online &&
  channel.currency === line.currency &&
  (channels.length === 0 || channels.includes(channel.id));

/** An amount in the smallest unit at a rate (the value of 1 CNY), in fen, rounded down. */
export function cnyFen(minor: number, digits: number, rate: string): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const units = BigInt(whole + fraction);
  return Number(
    (BigInt(minor) * 100n * 10n ** BigInt(fraction.length)) / (units * 10n ** BigInt(digits)),
  );
}

/**
 * The highest amount that, together with the channel's fee for it, is at most `wholeFen`. In fen.
 */
function withoutFee(channel: Channel, wholeFen: number): number {
  const estimateFen = Math.floor((wholeFen * 10_000) / (10_000 + channel.feeBasisPoints));
  const fits = [estimateFen + 1, estimateFen, estimateFen - 1].find(
    (fen) => fen + feeOf(channel, fen) <= wholeFen,
  );
  return fits ?? 0;
}

export type LineCredit = {
  lineId: string;
  userId: string;
  channelId: string;
  minor: number;
  amountFen: number;
  feeFen: number;
  rate: string;
};

/**
 * Makes a credited top-up of a line that nobody announced, in one transaction with the transfer and the match. Throws
 * `NOT_FOUND`, and `ILLEGAL_TRANSITION` if somebody has explained the line meanwhile.
 */
export async function creditLine(scope: Scope, credit: LineCredit): Promise<void> {
  const { db, now: at, tenantId } = scope;
  const { userId, minor, amountFen } = credit;
  const line = await lineRow(scope, credit.lineId);
  if (leftMinor(line) !== minor) throw illegalTransition(line.state, 'MATCHED');
  const row: DepositRow = {
    id: newId(at),
    tenantId,
    userId,
    depositNo: newNumber('D', at),
    channelId: credit.channelId,
    status: 'SUCCEEDED',
    version: 0,
    amountFen,
    feeFen: credit.feeFen,
    payAmount: fromMinor(minor, digitsOf(line.currency)),
    payCurrency: line.currency,
    rate: credit.rate,
    reference: (line.reference || line.text).slice(0, 100),
    certificate: '',
    certificateHash: null,
    paymentNos: null,
    fromBalanceFen: 0,
    reason: '',
    createdAt: at,
    creditedAt: at,
    undoneCount: 0,
  };
  const amount = fromFen(amountFen);
  const failure = () => illegalTransition(line.state, 'MATCHED');
  const match = { depositId: row.id, announcedFen: amountFen, unannounced: true };
  await atomically(
    scope,
    [
      db.insert(deposits).values(row),
      ...transferStatements(db, {
        tenantId,
        key: `deposit:${row.id}`,
        type: 'DEPOSIT',
        reference: row.depositNo,
        at,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen: -amountFen },
          { userId, kind: 'AVAILABLE', amountFen },
        ],
      }),
      ...matchStatements(scope, [line], [{ lineId: line.id, minor }], match),
      eventStatement(scope, {
        tenantId,
        subject: 'DEPOSIT',
        subjectId: row.id,
        event: 'CREDITED',
        to: row.status,
        details: { amount },
      }),
      notify(db, { tenantId, userId, at }, 'DEPOSIT_CREDITED', {
        depositNo: row.depositNo,
        amount,
      }),
    ],
    { BANK_LINE_STATE: failure },
  );
  await repayOwed(onBehalfOf(scope, row));
}
