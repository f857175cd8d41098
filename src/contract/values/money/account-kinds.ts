/* Kinds of entries in an account's security log, and of uploaded files. */

/** The entries of the security log of an account. */
export const OPERATION_KINDS = [
  'SIGN_UP',
  'SIGN_IN',
  'SIGN_OUT',
  'SIGN_OUT_EVERYWHERE',
  'SIGN_OUT_BY_SUPPORT',
  'SESSION_ENDED',
  'PROFILE_CHANGED',
  'EMAIL_CHANGED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PROVIDER_JOINED',
  'PROVIDER_REMOVED',
  'PAY_PASSWORD_SET',
  'PAY_PASSWORD_CHANGED',
  'PAY_PASSWORD_RESET',
  'PAY_PASSWORD_LOCKED',
  'WITHDRAWAL_REQUESTED',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** The purpose of an uploaded file. It determines who may see the file and which types are allowed. */
export const UPLOAD_CATALOGS = [
  'DEPOSIT_CERTIFICATE',
  'FEEDBACK',
  'REFUND_PHOTO',
  'QC_PHOTO',
  'SHOP_PICTURE',
  'PRODUCT_SEARCH',
  'BANK_FILE',
] as const;
export type UploadCatalog = (typeof UPLOAD_CATALOGS)[number];
