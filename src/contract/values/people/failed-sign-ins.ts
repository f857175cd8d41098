/** Why somebody was not let into the desk. `TOKEN`: an unknown key, or a session that has ended. */
export const FAILED_SIGN_IN_REASONS = [
  'PASSWORD',
  'CODE',
  'PASSKEY',
  'PIN',
  'LINK',
  'TOKEN',
] as const;
export type FailedSignInReason = (typeof FAILED_SIGN_IN_REASONS)[number];
