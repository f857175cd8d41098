/** What a shopper asks for goods that don't look right. */
export const OBJECTION_KINDS = ['EXCHANGE', 'RETURN'] as const;
export type ObjectionKind = (typeof OBJECTION_KINDS)[number];

/** Why; the texts are `parcel.why.<reason>`. */
export const OBJECTION_REASONS = [
  'WRONG_ITEM',
  'WRONG_COLOR',
  'WRONG_SIZE',
  'MISSING_QUANTITY',
  'DAMAGED',
  'STAINED',
  'UNWANTED',
] as const;
export type ObjectionReason = (typeof OBJECTION_REASONS)[number];
