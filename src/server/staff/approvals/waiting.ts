import type { WaitingProposal } from '../../../contract/ops/people/approvals.ts';
import { waitingView } from './proposal-rows.ts';
import type { Outcome } from './run-act.ts';

/** The reason and the evidence, which a second person reads if the rules need a second person. */
export type Justification = { reason: string; evidence: string };

/** The part of a response that names the waiting proposal. */
export type Waiting = { proposal?: WaitingProposal };

/** The waiting proposal, for the response of a call; nothing if the act is done. */
export const waitingIn = (outcome: Outcome): Waiting =>
  'waiting' in outcome ? { proposal: waitingView(outcome.waiting) } : {};
