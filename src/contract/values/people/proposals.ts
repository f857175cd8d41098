/** What two persons decide on. */
export const PROPOSAL_KINDS = [
  'GOODWILL',
  'ADJUSTMENT',
  'CREDIT',
  'REFUND',
  'WITHDRAWAL',
  'RULES',
  /** Where shoppers’ money goes. */
  'CHANNEL',
  'RATE',
  'MARGIN',
  /** What the shop charges. */
  'CHARGES',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** The kinds that move money, which limits apply to. */
export const MONEY_KINDS = ['GOODWILL', 'ADJUSTMENT', 'CREDIT', 'REFUND', 'WITHDRAWAL'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/**
 * `DIRECT`: done at once, because the rules need no second person. Approving executes in the same
 * transaction, so no proposal is approved and not yet executed.
 */
export const PROPOSAL_STATES = [
  'PENDING',
  'EXECUTED',
  'FAILED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'SUPERSEDED',
  'DIRECT',
] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Values in a proposal's summary that are no texts of somebody, but translated where they are shown. */
export const SUMMARY_VALUES = ['TEST_MODE', 'LIVE_MODE', 'NEW_SECRET'] as const;
export type SummaryValue = (typeof SUMMARY_VALUES)[number];

/** The objects that a proposal is about. */
export const PROPOSAL_SUBJECTS = [
  'SHOPPER',
  'DEPOSIT',
  'PURCHASE_ORDER',
  'TRANSIT_ORDER',
  'REFUND',
  'WITHDRAWAL',
  'RULES',
  'CHANNEL',
  'BANK_LINE',
  'RATE',
  /** What is settled about rates: sources, margins, bounds. */
  'RATES',
  'SHOP_PART',
] as const;
export type ProposalSubject = (typeof PROPOSAL_SUBJECTS)[number];
