import type { MatchReason, OutgoingKind } from '../../../../contract/values/money/bank.ts';

/** A line that is not explained at all. `minor` is in the smallest unit, positive. */
type Line = {
  id: string;
  accountId: string;
  day: string;
  minor: number;
  currency: string;
  text: string;
  /** The other side: its name and its number. */
  name: string;
  account: string;
  reference: string;
};
/** Money that went out. */
export type OutgoingLine = Line & { isCharge: boolean };
/** An incoming line, which may be the other half of a transfer between own accounts. */
export type IncomingLine = Line;

/** A payment of a batch that the bank has. */
export type OpenPayment = {
  id: string;
  /** The number of the withdrawal. */
  number: string;
  accountId: string;
  minor: number;
  currency: string;
  holder: string;
  account: string;
  /** When the bank got it. */
  day: string;
};

/** A batch that was sent to the bank, which may book it as one sum. */
export type OpenBatch = Pick<OpenPayment, 'id' | 'number' | 'accountId' | 'minor' | 'currency'>;

/** An account of the tenant, with its full number. */
export type OwnAccount = { id: string; currency: string; holder: string; number: string };

/** A suggestion of what an outgoing line is. If `isSure`, a person only needs to look at it. */
export type OutgoingSuggestion = {
  lineId: string;
  kind: OutgoingKind;
  /**
   * The id of the payment, the batch or the incoming line. Empty for a charge, and for a transfer that has
   * not arrived yet.
   */
  otherId: string;
  score: number;
  isSure: boolean;
  reasons: MatchReason[];
};

export type Known = {
  payments: readonly OpenPayment[];
  batches: readonly OpenBatch[];
  incoming: readonly IncomingLine[];
  accounts: readonly OwnAccount[];
};
