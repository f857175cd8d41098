import type { HealthSignView, SystemHealth } from '../../../contract/ops/desk/system.ts';

/** The possible problems of a deployment, the worst first. */
export const PROBLEMS = [
  'LEDGER_WRONG',
  'AUDIT_BROKEN',
  'TIMERS_STOPPED',
  'TIMERS_FAILING',
  'LEDGER_OLD',
  'AUDIT_OLD',
  'RATES_OLD',
  'RATES_HELD',
  'RATE_SOURCES_FAILING',
  'MAILS_REFUSED',
  'MAILS_LATE',
  'MARKETPLACES_FAILING',
  'PAYMENTS_REFUSED',
  'CARRIERS_SILENT',
  'JOBS_FAILED',
  'SIGN_INS_BLOCKED',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** A problem, with the number and the names of the affected parts. */
export type FoundProblem = { problem: Problem; count: number; names: string };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The timers run about once a minute. */
const TIMERS_STOPPED_MS = 15 * MINUTE_MS;
const MAIL_LATE_MS = HOUR_MS;
/** After this time without a report a carrier may have lost its key. */
const CARRIER_SILENT_MS = 7 * DAY_MS;

const timeOf = (iso: string | undefined) => (iso === undefined ? 0 : Date.parse(iso));

/** Whether the last run failed: the last failure is newer than the last success. */
export const isFailing = ({ okAt, failedAt }: HealthSignView): boolean =>
  timeOf(failedAt) > timeOf(okAt);

/** Whether a provider's last webhook was refused. */
export const isRefused = ({ lastAt, refusedAt }: SystemHealth['payments'][number]): boolean =>
  timeOf(refusedAt) > timeOf(lastAt);

/** Whether a carrier has reported nothing for a week. */
export const isSilent = (
  { madeAt, lastAt }: SystemHealth['carriers'][number],
  now: number,
): boolean => now - timeOf(lastAt ?? madeAt) > CARRIER_SILENT_MS;

type Named = { name: string };
type Found = { count: number; names?: string | undefined };

const foundOf = (things: readonly Named[]): Found => ({
  count: things.length,
  names: things.map(({ name }) => name).join(', '),
});
const currencies = (rates: SystemHealth['rates']): Found =>
  foundOf(rates.map(({ currency }) => ({ name: currency })));
const isSo = (is: boolean, names?: string): Found => ({ count: is ? 1 : 0, names });

/** How each problem is found. `now` is in milliseconds since the epoch. */
const FINDERS: Record<Problem, (health: SystemHealth, now: number) => Found> = {
  LEDGER_WRONG: ({ ledger }) => ({ count: ledger?.wrongTenants ?? 0 }),
  AUDIT_BROKEN: ({ auditCheck }) =>
    isSo(auditCheck !== undefined && isFailing(auditCheck), auditCheck?.error),
  TIMERS_STOPPED: ({ timers }, now) => {
    const last = Math.max(
      ...timers.map(({ okAt, failedAt }) => Math.max(timeOf(okAt), timeOf(failedAt))),
    );
    return isSo(now - last > TIMERS_STOPPED_MS);
  },
  TIMERS_FAILING: ({ timers }) => foundOf(timers.filter(isFailing)),
  LEDGER_OLD: ({ ledger }, now) => isSo(now - timeOf(ledger?.checkedAt) > 2 * DAY_MS),
  // A tenant where nothing happened needs no new checkpoint.
  AUDIT_OLD: ({ audit, auditBehind }, now) =>
    isSo(auditBehind > 0 && now - timeOf(audit?.checkpointAt) > DAY_MS),
  RATES_OLD: ({ rates }) => currencies(rates.filter(({ state }) => state !== 'FRESH')),
  RATES_HELD: ({ rates }) => currencies(rates.filter(({ held }) => held)),
  RATE_SOURCES_FAILING: ({ rateSources }) => foundOf(rateSources.filter(isFailing)),
  MAILS_REFUSED: ({ mails }) => ({ count: mails.refused.length }),
  MAILS_LATE: ({ mails: { waiting, oldestAt, refused } }, now) => {
    const isLate = oldestAt !== undefined && now - timeOf(oldestAt) > MAIL_LATE_MS;
    return { count: isLate && refused.length === 0 ? waiting : 0 };
  },
  MARKETPLACES_FAILING: ({ marketplaces }) => foundOf(marketplaces.filter(isFailing)),
  PAYMENTS_REFUSED: ({ payments }) => foundOf(payments.filter(isRefused)),
  CARRIERS_SILENT: ({ carriers }, now) => foundOf(carriers.filter((one) => isSilent(one, now))),
  JOBS_FAILED: ({ failedJobs }) => ({ count: failedJobs }),
  SIGN_INS_BLOCKED: ({ blockedAttempts }) => ({ count: blockedAttempts }),
};

/** The problems of the deployment, the worst first. */
export const problemsOf = (health: SystemHealth, now: number): FoundProblem[] =>
  PROBLEMS.map((problem) => ({ problem, names: '', ...FINDERS[problem](health, now) }))
    .filter(({ count }) => count > 0)
    .map(({ problem, count, names = '' }) => ({ problem, count, names }));
