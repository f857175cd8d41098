import { asc, lte } from 'drizzle-orm';
import { providerPayouts } from '../../db/schema/money/provider-payouts.ts';
import { oneByOne } from '../base/one-by-one.ts';
import type { SubjectTimers, TimerContext } from '../base/timers.ts';
import { accountOf, openAccount } from '../channel/accounts.ts';
import { workAt } from '../payin/timers.ts';
import { postpone } from './decide-payout.ts';
import { continuePayout } from './send-payouts.ts';

/** How many payouts are looked up in one run. */
const MAX_PAYOUTS = 40;
/**
 * Why a payout can't be looked up. The desk shows this beside the providers' own words, so it is English.
 */
const NO_ACCOUNT = 'The channel has no account any more';
const NOT_OPENED = 'The settings of the channel can’t be used';

/**
 * Sends payouts without a response again, and looks up the undecided ones, also of accounts that are
 * switched off.
 */
async function lookUpDue(context: TimerContext): Promise<void> {
  const { platform, now } = context;
  const due = await platform.database
    .select()
    .from(providerPayouts)
    .where(lte(providerPayouts.nextCheckAt, now))
    .orderBy(asc(providerPayouts.nextCheckAt))
    .limit(MAX_PAYOUTS);
  await oneByOne(due, (row) =>
    workAt(context, row, async (scope) => {
      const account = await accountOf(scope, row.channelId);
      const opened = account && (await openAccount(scope, account));
      if (opened?.payout) await continuePayout(scope, opened.payout, row);
      // Due again later: otherwise those that can't be looked up would come first in each run, and delay
      // those of all tenants.
      else await postpone(scope, row, account ? NOT_OPENED : NO_ACCOUNT);
    }),
  );
}

/** The timers of payouts through providers. */
export const payoutTimers: SubjectTimers = { providerPayouts: lookUpDue };
