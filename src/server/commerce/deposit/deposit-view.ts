import type { Deposit } from '../../../contract/calls/deposits.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { pickText } from '../../db/tenant-text.ts';
import { defaultProvider, providerOf } from '../../payments/providers.ts';
import { UPLOADS_PATH } from '../../storage/upload-token.ts';
import { iso, isoOrNone } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import type { Channel } from './deposit-channels.ts';
import { type DepositRow, OPEN_MS } from './deposit-records.ts';

/** A top-up in the contract's format; while it is unpaid, with its pay code or the page where it is paid. */
export async function viewDeposit(
  scope: Scope,
  row: DepositRow,
  channels: readonly Channel[],
): Promise<Deposit> {
  const channel = channels.find(({ id }) => id === row.channelId);
  const isUnpaid = row.status === 'PENDING_PAYMENT';
  const provider = providerOf(channel ?? { provider: defaultProvider('MANUAL') });
  const { id, depositNo, channelId, status, payAmount, payCurrency, rate, reference, reason } = row;
  return {
    id,
    depositNo,
    channelId,
    channelName: channel ? pickText(channel.name, scope.locale) : '',
    channelType: channel?.type ?? 'MANUAL',
    status,
    amount: fromFen(row.amountFen),
    fee: fromFen(row.feeFen),
    payAmount,
    payCurrency,
    rate,
    reference,
    certificate: row.certificate && `${UPLOADS_PATH}/${row.certificate}`,
    payCode: isUnpaid && channel ? payCodeOf(scope, row, channel) : undefined,
    redirectUrl: isUnpaid
      ? await provider.pageOf?.({ keys: scope.keys, tenantId: row.tenantId, depositId: id })
      : undefined,
    takesProof: provider.takesProof,
    isInstant: provider.isInstant,
    ...(row.paymentNos && { paymentNos: row.paymentNos }),
    reason,
    createdAt: iso(row.createdAt),
    expiresAt: isUnpaid ? iso(row.createdAt + OPEN_MS) : undefined,
    creditedAt: isoOrNone(row.creditedAt),
  };
}

/** Top-ups in the contract's format, in the given order. */
export function viewDeposits(
  scope: Scope,
  rows: readonly DepositRow[],
  channels: readonly Channel[],
): Promise<Deposit[]> {
  return Promise.all(rows.map((row) => viewDeposit(scope, row, channels)));
}

function payCodeOf({ tenant }: Scope, row: DepositRow, channel: Channel) {
  if (!channel.merchant) return undefined;
  return providerOf(channel).codeOf?.({
    merchant: channel.merchant,
    merchantName: tenant.name.en,
    country: tenant.homeCountry,
    money: { amount: row.payAmount, currency: row.payCurrency },
    depositNo: row.depositNo,
  });
}
