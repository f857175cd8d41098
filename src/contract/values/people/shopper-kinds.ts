/** Whether a shopper may sign in. What is left of an erased one are orders and money. */
export const SHOPPER_STATES = ['ACTIVE', 'BLOCKED', 'ERASED'] as const;
export type ShopperState = (typeof SHOPPER_STATES)[number];

/** What the staff can do with a shopper. */
export const SHOPPER_ACTIONS = [
  'BLOCK',
  'UNBLOCK',
  'SIGN_OUT',
  'CLEAR_PAY_PASSWORD',
  'REVEAL',
  'EXPORT',
  'ERASE',
] as const;
export type ShopperAction = (typeof SHOPPER_ACTIONS)[number];
