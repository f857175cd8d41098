/**
 * The settings that articles and steps may name: `{fee}` is filled in when a text is read. By a setting of `CHOICES`, a
 * text chooses a sentence: `{feeKind, select, NONE {…} other {…}}`.
 */
export const TEXT_FACTS = [
  'name',
  'email',
  'phone',
  'home',
  'currency',
  'marketplaces',
  'fee',
  'feeMinimum',
  'feeMaximum',
  'feeKind',
  'feeCap',
  'packing',
  'reinforcedPacking',
  'freeDays',
  'storageDays',
  'unclaimedDays',
  'storageFee',
  'storageVaries',
  'storagePlaces',
  'extensionDays',
  'extensionFee',
  'graceDays',
  'withdrawalMinimum',
  'withdrawalFee',
  'transitChargeMode',
] as const;
export type TextFact = (typeof TEXT_FACTS)[number];

/** The settings by which a text may choose a sentence (`select`), and those that are numbers (`plural`). */
export const CHOICE_FACTS: readonly string[] = [
  'feeKind',
  'feeCap',
  'storageVaries',
  'transitChargeMode',
  'currency',
];
export const NUMBER_FACTS: readonly string[] = [
  'freeDays',
  'storageDays',
  'unclaimedDays',
  'extensionDays',
  'graceDays',
];
