import type { SubjectTimers } from '../commerce/base/timers.ts';
import { expireProposals } from './approvals/decide.ts';
import { remindOfProposals } from './approvals/remind.ts';
import { checkAudits, writeCheckpoints } from './audit/checkpoints.ts';
import { deleteOldFailures } from './failed-sign-ins.ts';
import { continueJobs, removeOldJobs } from './jobs/run-jobs.ts';
import { deleteOldLinks } from './links.ts';
import { deleteOldChallenges } from './passkeys/challenges.ts';
import { alarmOfRates } from './rate-alarms.ts';

/** The timers of the staff's side. */
export const staffTimers: SubjectTimers = {
  proposals: expireProposals,
  proposalReminders: remindOfProposals,
  auditCheckpoints: writeCheckpoints,
  audit: checkAudits,
  rateAlarms: alarmOfRates,
  jobs: continueJobs,
  oldJobs: removeOldJobs,
  failedSignIns: deleteOldFailures,
  oldLinks: deleteOldLinks,
  passkeyChallenges: deleteOldChallenges,
};
