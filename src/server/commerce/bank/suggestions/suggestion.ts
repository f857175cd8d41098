import type { MatchReason } from '../../../../contract/values/money/bank.ts';

/**
 * An incoming line, with the part of it that is not explained yet. `minor` is in the smallest unit,
 * positive.
 */
export type OpenLine = {
  id: string;
  day: string;
  minor: number;
  currency: string;
  text: string;
  name: string;
  reference: string;
};

/** A top-up that was not credited yet. `minor`: what the shopper was told to pay. */
export type OpenDeposit = {
  id: string;
  userId: string;
  depositNo: string;
  minor: number;
  currency: string;
  /** How the shopper is called. */
  name: string;
  /** The reference that the shopper typed for the transfer. */
  reference: string;
  day: string;
};

/** Lines and top-ups that belong together. `score` from 0 to 1; what is sure needs only a look. */
export type Suggestion = {
  lineIds: string[];
  depositIds: string[];
  score: number;
  isSure: boolean;
  reasons: MatchReason[];
};

/** More lines or top-ups are not added up. */
export const MOST_PARTS = 6;

/** The sum of several lines or top-ups. */
export const sumOf = (parts: readonly { minor: number }[]): number =>
  parts.reduce((sum, { minor }) => sum + minor, 0);
export const idsOf = (parts: readonly { id: string }[]): string[] => parts.map(({ id }) => id);
