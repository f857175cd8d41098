import * as v from 'valibot';

/**
 * All error codes of the API with their HTTP status. The text of each is the message
 * `error.<code>`.
 */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 422,
  MALFORMED_BODY: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  BODY_TOO_LARGE: 413,
  UNAUTHENTICATED: 401,
  CROSS_SITE_REQUEST: 403,
  FORBIDDEN: 403,
  /** Somebody of the staff only looks, as the shopper sees the shop. */
  VIEW_ONLY: 403,
  NOT_FOUND: 404,
  TENANT_NOT_FOUND: 404,
  /** The shop is closed; its data are kept. */
  TENANT_ARCHIVED: 410,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  /** Somebody else changed the object since the version that the caller names. */
  STALE_VERSION: 409,
  /** Somebody else works on the object. */
  CLAIMED: 409,
  ILLEGAL_TRANSITION: 409,
  IDEMPOTENCY_MISMATCH: 409,
  EMAIL_TAKEN: 409,
  HOST_TAKEN: 409,
  /** There is a tenant with this id. */
  TENANT_EXISTS: 409,
  WRONG_CREDENTIALS: 422,
  /** A provider with which shoppers sign in says no, or what it says is not to be believed. */
  PROVIDER_REFUSED: 422,
  PROVIDER_UNREACHABLE: 503,
  /** The provider has not confirmed the e-mail. */
  EMAIL_UNVERIFIED: 422,
  /** No login password can be right, because the account has no password yet. */
  PASSWORD_NOT_SET: 422,
  /** There is no account, and signing in does not open one. */
  SIGN_UP_FIRST: 422,
  /** The shop has blocked the account. */
  ACCOUNT_BLOCKED: 403,
  /** Money, orders or parcels remain, so the shopper's data can't be erased. */
  NOT_ERASABLE: 409,
  /** The same, for the shopper. */
  ACCOUNT_IN_USE: 409,
  WRONG_PASSWORD: 422,
  WEAK_PASSWORD: 422,
  WRONG_EMAIL_CODE: 422,
  WRONG_PROMOTION_CODE: 422,
  WRONG_LINK: 422,
  /** A wrong code of the authenticator app, or one that was used. */
  WRONG_SECOND_FACTOR: 422,
  /** Without this person nobody could manage the deployment. */
  LAST_OWNER: 409,
  /** Whoever the view is for has another one of this name for the list. */
  VIEW_NAME_TAKEN: 409,
  /** Whoever the view is for has as many for the list as there may be. */
  VIEW_LIMIT: 409,
  /** The tenant has another role of this name. */
  ROLE_NAME_TAKEN: 409,
  /** People have the role, so it can't be deleted. */
  ROLE_IN_USE: 409,
  TARIFF_DRAFT_EXISTS: 409,
  TARIFF_SCHEDULED: 409,
  TARIFF_WRONG: 422,
  /** Something about the product must be mended before it is sold. */
  OWN_PRODUCT_WRONG: 422,
  /** After this change who makes it could not manage people any more. */
  OWN_ROLE: 409,
  /** Whoever resets an account takes away its password: somebody else must do it. */
  OWN_RESET: 409,
  /** The person must show their second factor again, because it was too long ago. */
  SECOND_FACTOR_STALE: 403,
  /** Who has no second factor yet must have signed in within the last minutes. */
  SIGN_IN_STALE: 403,
  /** Without this passkey the person would have no second factor. */
  LAST_SECOND_FACTOR: 409,
  /** A passkey that is unknown, or does not fit the question. */
  WRONG_PASSKEY: 422,
  /** An unknown badge, or a wrong PIN. */
  WRONG_BADGE: 422,
  WEAK_PIN: 422,
  /** The browser is no station of a warehouse, or none any more. */
  NO_STATION: 409,
  /** More than anybody may do by the tenant's rules. */
  LIMIT_EXCEEDED: 422,
  /** A proposal of this kind already waits for this object. */
  PROPOSAL_OPEN: 409,
  /** Somebody has decided the proposal, or it has expired. */
  PROPOSAL_CLOSED: 409,
  /** The hash is not that of the proposal. */
  PROPOSAL_CHANGED: 409,
  /** Nobody decides on what they proposed themself. */
  OWN_PROPOSAL: 403,
  /** The change is dated into a day that finance has closed. */
  DAY_CLOSED: 409,
  /** Something has to be done before the day can be closed, or its balances changed since the caller read them. */
  DAY_NOT_READY: 409,
  /** There is no second person who could approve. */
  NO_APPROVER: 409,
  PRODUCT_NOT_FOUND: 404,
  SOURCE_UNAVAILABLE: 503,
  PICTURE_NOT_FOUND: 404,
  PICTURE_TOO_LARGE: 422,
  SKU_UNAVAILABLE: 409,
  QUANTITY_NOT_ALLOWED: 422,
  CART_FULL: 409,
  FAVOURITES_FULL: 409,
  PRICE_CHANGED: 409,
  PROHIBITED_PRODUCT: 409,
  RATE_TOO_OLD: 409,
  /** A source of exchange rates does not answer, or not as it should. */
  RATE_SOURCE_UNAVAILABLE: 503,
  /** The payment provider does not answer, or not as it should. The same call may succeed later. */
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
  /** The payment provider does not accept the settings of the channel. */
  PAYMENT_KEYS_REFUSED: 409,
  PAYMENT_PROVIDER_DECLINED: 409,
  /** A statement of a bank has a mistake; nothing of it was taken. */
  BANK_FILE_WRONG: 422,
  /** The shopper owes money, because a payment was taken back. */
  BALANCE_OWED: 409,
  PAYMENT_CLOSED: 409,
  INSUFFICIENT_BALANCE: 409,
  PAY_CODE_UNAVAILABLE: 409,
  PAYOUT_CHANNEL_UNAVAILABLE: 409,
  /** A pasted table has rows that can't be taken, so no row was taken. */
  PASTE_REFUSED: 422,
  PASTE_TOO_LONG: 422,
  REFUND_OPEN: 409,
  NOTHING_TO_REFUND: 409,
  PARCEL_UNAVAILABLE: 409,
  /** The scanned parcel belongs to another shipment, or to none. */
  WRONG_PARCEL: 409,
  NOT_MERGEABLE: 409,
  /** Some goods of the parcel go back and others stay: first they must be parcels of their own. */
  SPLIT_FIRST: 409,
  /** The parcel is in this box already. */
  PARCEL_PACKED: 409,
  /** No line of the input could be read. */
  NOTHING_TO_DO: 422,
  /** A line of a table can’t be read. */
  WRONG_LINE: 422,
  /** The parcels are in different warehouses. */
  PARCELS_APART: 409,
  TOO_MANY_ANNOUNCED: 409,
  TRANSIT_OPTION_UNAVAILABLE: 409,
  WITHDRAWAL_OPEN: 409,
  /** Withdrawals are blocked for 24 hours after the pay password was set or reset. */
  WITHDRAWAL_COOLING: 409,
  /** The file that proves a transfer was submitted before, for another top-up. */
  CERTIFICATE_USED: 409,
  UPLOAD_REFUSED: 422,
  PAY_PASSWORD_NOT_SET: 409,
  PAY_PASSWORD_ALREADY_SET: 409,
  WRONG_PAY_PASSWORD: 422,
  PAY_PASSWORD_LOCKED: 423,
  /** The stored hash can't be checked, because the deployment lost its secret. Only a reset helps. */
  PAY_PASSWORD_UNREADABLE: 503,
  WEAK_PAY_PASSWORD: 422,
  TOO_MANY_REQUESTS: 429,
  MAIL_FAILED: 503,
  UPSTREAM_FAILED: 502,
  /** The call was carried out, but its answer can't be read. It must not be repeated. */
  RESULT_UNREADABLE: 502,
  UPSTREAM_TIMEOUT: 504,
  /** The database is busy for a moment. */
  BUSY: 503,
  INTERNAL: 500,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]];

/** The error codes of an invalid field. The text of each is the message `field.<code>`. */
export const FIELD_ERROR_CODES = [
  'required',
  'invalid',
  /** A text names something in braces that is no setting. */
  'placeholder',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'email',
  'phone',
  'post_code',
  'number',
  'choice',
  'code',
  /** A day that is over. */
  'past',
  'weak_password',
  'pay_password',
  'password_mismatch',
  'characters',
  // A parcel of the shopper already has this tracking number.
  'known',
  'unknown',
  // Another one has this code or these choices.
  'taken',
  // A rule of the tenant about goods refuses it.
  'prohibited',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** An invalid field. `field` is its path with dots, such as `items.0.quantity`. */
export const fieldError = v.object({
  field: v.string(),
  code: v.picklist(FIELD_ERROR_CODES),
  message: v.string(),
});

/** How an object stands that somebody changed since the version that the caller names. */
export const currentObject = v.object({
  version: v.number(),
  status: v.string(),
  /** The name of who changed the object last, if that person is of the staff. Empty if nothing is known. */
  by: v.string(),
  actor: v.picklist(['OPERATOR', 'SHOPPER', 'SYSTEM']),
  at: v.optional(v.string()),
  /** The fields that the call would have changed, by their path, such as `boxes.0.weightG`. */
  fields: v.record(v.string(), v.string()),
});
export type CurrentObject = v.InferOutput<typeof currentObject>;

/** The body of every failed answer. */
export const errorBody = v.object({
  code: v.picklist(ERROR_CODES),
  /** In the language of the request. */
  message: v.string(),
  errors: v.optional(v.array(fieldError)),
  /** Data of the error, such as the remaining attempts or the number of the failed payment. */
  details: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  /** The object as it is now, if the caller's version is stale. */
  current: v.optional(currentObject),
  requestId: v.string(),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** A failed call, as the client throws it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
  get code(): ErrorCode {
    return this.body.code;
  }
}

/**
 * `reason`: the error whose text the field shows, if it differs from the call's error. `example`: what would be right.
 */
export type FailedField = {
  field: string;
  code: FieldErrorCode;
  reason?: ErrorCode;
  example?: string;
};

/**
 * Thrown by commerce, sourcing and handlers when a call fails. The API answers with the status of the
 * code and the translated texts of `error.<code>` and, for each field, of `field.<code>`.
 */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly details: Record<string, string | number>;
  readonly fields: FailedField[];
  /** The object as it is now, if the caller's version is stale. */
  current?: CurrentObject;
  constructor(
    code: ErrorCode,
    details: Record<string, string | number> = {},
    fields: FailedField[] = [],
  ) {
    super(code);
    this.code = code;
    this.details = details;
    this.fields = fields;
  }
}
