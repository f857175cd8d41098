import { it } from 'vitest';
import { makeAccount } from '../../../../../src/server/commerce/bank/accounts.ts';
import { listFiles } from '../../../../../src/server/commerce/bank/files.ts';
import { type LineRow, listLines } from '../../../../../src/server/commerce/bank/lines.ts';
import { listOutgoing } from '../../../../../src/server/commerce/bank/outgoing.ts';
import { listPayouts } from '../../../../../src/server/commerce/bank/payouts/payout-records.ts';
import { listPayable } from '../../../../../src/server/commerce/bank/payouts/payouts.ts';
import { returnsOf } from '../../../../../src/server/commerce/bank/returns.ts';
import { listSuggestions } from '../../../../../src/server/commerce/bank/suggestions/suggestions.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { openShop, operator } from '../../../support/shop.ts';

it('every list of the bank uses an index, and none is sorted', async () => {
  const { db, statements, expectSeeks, expectNoSorting } = await openPlannedDatabase();
  const scope = operator(await (await openShop(db)).shopper());
  const { id } = await makeAccount(scope, {
    name: 'Westpac',
    holder: 'Sampan',
    bic: '',
    channelIds: [],
    useReferences: true,
    currency: 'AUD',
    accountNo: '0720014471',
    opening: '100',
  });
  statements.clear();
  const page = { pageSize: 20 };
  const none = { accountId: '', state: '' as const, fileId: '', ...page };
  await listLines(scope, none);
  await listLines(scope, { ...none, accountId: id });
  await listLines(scope, { ...none, state: 'OPEN' });
  await listLines(scope, { ...none, accountId: id, state: 'OPEN' });
  await listLines(scope, { ...none, fileId: id });
  await listFiles(scope, { accountId: '', ...page });
  await listFiles(scope, { accountId: id, ...page });
  await listPayouts(scope, page);
  await expectNoSorting('from "bank_lines"');
  await expectNoSorting('from "bank_files"');
  await expectNoSorting('from "payouts"');
  await listPayable(scope);
  await listSuggestions(scope, { accountId: id, sure: false });
  await listOutgoing(scope, { accountId: id, sure: false });
  const line = { accountId: id, state: 'OPEN', currency: 'AUD', matchedMinor: 0 };
  const words = { day: '2026-11-26', text: '', name: '', reference: '' };
  for (const amountMinor of [-5_00, 5_00]) {
    await returnsOf(scope, { ...line, ...words, amountMinor } as LineRow);
  }
  await expectSeeks();
});
