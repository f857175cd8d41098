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
  /** Whose money it is; null for rules. */
  shopperId: string | null;
  amountFen: number;
  /** What is carried out: all that `execute` needs. */
  payload: Plain;
  summary: SummaryLine[];
  reason: string;
  evidence: string;
  /** Whether it needs a second person whatever the limits say. */
  isUnusual?: boolean;
};
