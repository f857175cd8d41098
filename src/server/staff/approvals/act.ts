import type { SummaryLine } from '../../../contract/ops/people/approvals.ts';
import type { ProposalKind, ProposalSubject } from '../../../contract/values/people/proposals.ts';
import type { Plain } from '../audit/canonical.ts';

/** Something that the tenant's rules may require two persons for, as it would be carried out now. */
export type Act = {
  kind: ProposalKind;
  subject: ProposalSubject;
  subjectId: string;
  /** The number by which people know the subject, or the shopper's e-mail. */
  subjectName: string;
  /** The shopper whose money it is; null for rules. */
  shopperId: string | null;
  amountFen: number;
  /** Everything that `execute` needs to carry it out. */
  payload: Plain;
  summary: SummaryLine[];
  reason: string;
  evidence: string;
  /** Whether it needs a second person even within the limits. */
  isUnusual?: boolean;
};
