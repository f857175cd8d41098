import { BANK_LINE_STATES } from '../../../src/contract/values/money/bank.ts';
import { LEDGER_ACCOUNT_KINDS } from '../../../src/contract/values/money/ledger-kinds.ts';
import { PROVIDER_PAYMENT_STATES } from '../../../src/contract/values/money/provider-kinds.ts';
import { PROPOSAL_STATES } from '../../../src/contract/values/people/proposals.ts';
import { DAY_MS } from '../../../src/server/commerce/base/clock.ts';
import { type DeskCall, dayOf, filtered, list, whole } from './call.ts';

/** Each list of finance with its filters: bank, payouts, providers, ledger, invoices and approvals. */
export function moneyCalls(now: number): readonly DeskCall[] {
  const days = `dateStart=${dayOf(now - 30 * DAY_MS)}&dateEnd=${dayOf(now)}`;
  return [
    ...filtered('bank lines', '/ops/bank/lines', [
      '',
      ...BANK_LINE_STATES.map((state) => `state=${state}`),
    ]),
    whole('bank accounts', '/ops/bank/accounts'),
    whole('bank suggestions', '/ops/bank/suggestions'),
    whole('bank suggestions of money out', '/ops/bank/outgoing'),
    list('bank files', '/ops/bank/files'),
    list('payouts', '/ops/payouts'),
    whole('payouts that can be made', '/ops/payouts/payable'),
    ...filtered('payments at providers', '/ops/provider-payments', [
      '',
      ...PROVIDER_PAYMENT_STATES.map((state) => `state=${state}`),
    ]),
    list('payouts at providers', '/ops/provider-payouts'),
    whole('payouts at providers that can be made', '/ops/provider-payouts/payable'),
    ...filtered('ledger', '/ops/ledger-lines', [
      '',
      days,
      ...LEDGER_ACCOUNT_KINDS.map((kind) => `kind=${kind}`),
      `kind=CLEARING&type=WITHDRAWAL&${days}`,
      'reference=W000000030',
      'shopperId=u30',
    ]),
    list('day closes', '/ops/day-closes'),
    list('invoices of carriers', '/ops/carrier-invoices'),
    ...filtered('approvals', '/ops/proposals', [
      '',
      ...PROPOSAL_STATES.map((state) => `state=${state}`),
      'subjectId=u150',
    ]),
  ];
}
