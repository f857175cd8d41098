import type * as v from 'valibot';
import type { DepositChannelType } from '../../contract/values/money/money-kinds.ts';
import type { TenantText } from '../../contract/values/shop/tenant-text.ts';
import type { KeyRing } from '../crypto/keys.ts';

/** An amount as it is written in its currency, such as `12.50` and `EUR`. */
export type Money = { amount: string; currency: string };

/** The scheme and merchant of a QR code to pay, as a channel has them. */
export type CodeMerchant = { scheme: string; merchantId: string; city: string };

/** A top-up for which a provider makes a QR code. */
export type CodeRequest = {
  merchant: CodeMerchant;
  merchantName: string;
  country: string;
  money: Money;
  depositNo: string;
};

/** A top-up whose page a link opens. */
export type LinkRequest = { keys: KeyRing; tenantId: string; depositId: string };

/** The schema of a provider's settings: each is a text. `secret` settings are sealed and never shown again. */
export type SettingsSchema = v.ObjectSchema<
  Record<string, v.GenericSchema<unknown, string>>,
  undefined
>;
export type Settings = Readonly<Record<string, string>>;

/** Base URLs of the providers' APIs, from the configuration, and how long they may take to answer. */
export type Gateways = {
  stripe: string;
  paypal: string;
  paypalSandbox: string;
  timeoutMs: number;
};

/** A payment to begin. `key` is ours: the provider begins one payment for each key, and its webhooks contain the key. */
export type PaymentRequest = {
  key: string;
  money: Money;
  depositNo: string;
  /** The name of the shop. */
  shop: string;
  email: string;
  /** BCP 47. */
  language: string;
  /** The URLs to which the provider's page leads after payment, and when the payer gives up. */
  returnUrl: string;
  cancelUrl: string;
};

/**
 * Money that went back, or may have to: a refund, or a dispute that the payer's bank decides. `TAKEN`: the
 * provider has taken it from the shop. `RETURNED`: the shop has it again, or never lost it.
 */
export type Reversal = {
  /** The provider's id. */
  reference: string;
  /** The key of a refund that we requested. */
  key?: string;
  kind: 'REFUND' | 'DISPUTE';
  status: 'PENDING' | 'TAKEN' | 'RETURNED';
  money: Money;
};

/**
 * A payment as the provider knows it now. `APPROVED`: the payer agreed, and the money is there to be captured.
 * `PROCESSING`: a bank is still deciding. `FAILED`: it ended without money.
 */
export type PaymentState =
  | { status: 'OPEN'; url: string | undefined }
  | { status: 'APPROVED' | 'PROCESSING' | 'FAILED' }
  | {
      status: 'PAID';
      /** The provider's id of the money. Each payment has one that never changes. */
      paidReference: string;
      money: Money;
      reversals: readonly Reversal[];
    };

/**
 * A webhook as it was received: the raw body, and its headers by their names in lower case. The edge passes
 * on only those headers that begin with the provider's name.
 */
export type Push = { body: string; headers: Readonly<Record<string, string>> };

/** The names of the payment in an event, as far as the event has them. */
export type PaymentNames = { key?: string; reference?: string; paidReference?: string };
/** `payout`: our key of a payout, if the event is about one. */
export type ProviderEvent = { id: string; type: string; payout?: string } & PaymentNames;

/** Money to pay out to a payee. `key` is ours: the provider does it once for each key. */
export type PayoutRequest = {
  key: string;
  /** The payee's account, as the shopper has typed it. */
  receiver: string;
  money: Money;
  /** The text that the payee reads. */
  note: string;
};

/** A payout as the provider knows it now. `reason`: in its words, why it failed. */
export type PayoutState =
  | { status: 'PENDING' }
  | { status: 'PAID'; money: Money }
  | { status: 'FAILED'; reason: string };

/** The payouts of an account that can pay out. */
export type PayoutAccount = {
  /** Sends a payout; again with the same key: the same payout. */
  send: (request: PayoutRequest) => Promise<{ reference: string }>;
  stateOf: (reference: string) => Promise<PayoutState>;
  /**
   * Whether money of this amount was paid out to anybody between two times, in milliseconds since the
   * epoch. Call it at least `listedAfterMs` after the last attempt. Undefined if the provider can't tell.
   */
  mayHavePaid: (money: Money, since: number, until: number) => Promise<boolean | undefined>;
  /** How long after a payout the provider lists it, at the latest. In milliseconds. */
  listedAfterMs: number;
  /** How long after the first attempt the provider still recognises its key, in milliseconds. */
  sameKeyForMs: number;
};

/** The provider's account of one channel, opened with its settings. Its calls throw `ProviderFailure`. */
export type OpenAccount = {
  /** Begins a payment; again with the same key: the same payment. */
  begin: (request: PaymentRequest) => Promise<{ reference: string; url: string }>;
  stateOf: (reference: string) => Promise<PaymentState>;
  /** Captures the money of an `APPROVED` payment, once for each key. */
  capture: (reference: string, key: string) => Promise<PaymentState>;
  /** Ends an open payment, so that it can't be paid any more. A paid one stays as it is. */
  cancel: (reference: string) => Promise<void>;
  /** Sends money back to the payer, once for each key. */
  refund: (request: { key: string; paidReference: string; money: Money }) => Promise<Reversal>;
  /** Reads a webhook. Throws `UNSIGNED` unless the provider signed it for this account. */
  readEvent: (push: Push, now: number) => Promise<ProviderEvent>;
  /**
   * The payments that something happened to since a time, in milliseconds since the epoch, up to now or to `until`;
   * undefined if they are too many for one list.
   */
  list: (since: number, until?: number) => Promise<PaymentNames[] | undefined>;
  /** Pays money out, if the provider can. */
  payout?: PayoutAccount;
  /** Checks that the provider accepts the settings. */
  test: () => Promise<void>;
};

/** The part of a provider with an API of its own. */
export type OnlineProvider = {
  settings: SettingsSchema;
  /** The texts about a setting for the desk, by its name. */
  texts: Readonly<Record<string, { label: TenantText; hint?: TenantText }>>;
  /** The events to subscribe to at the provider. */
  events: readonly string[];
  /** The smallest step of amounts in a currency, such as `0.01`. */
  stepOf: (currency: string) => string;
  /** The accepted currencies; any if undefined. */
  currencies?: readonly string[];
  /** The field of a channel's form that chooses the test mode: `settings` or `secrets`, a dot, and the setting's name. */
  modeField: `${'settings' | 'secrets'}.${string}`;
  /** Whether settings are those of a test mode, in which no real money moves. */
  isTest: (settings: Settings) => boolean;
  open: (settings: Settings, gateways: Gateways) => OpenAccount;
};

/**
 * A way to pay top-ups. Everything about a provider is in its own folder: no other code tests a provider's
 * name or a channel's type.
 */
export type PaymentProvider = {
  name: string;
  /** The types of channels that are its own, if a channel names no provider. */
  types: readonly DepositChannelType[];
  /** The type of a channel that is made at the desk. */
  type: DepositChannelType;
  /** Whether it moves no real money. Such channels are open in demo mode only. */
  isSimulated: boolean;
  /** Whether a shopper reports a transfer, and may prove it with a file. */
  takesProof: boolean;
  /** Whether a payment is known within seconds, so that its page checks often. */
  isInstant: boolean;
  /** Whether withdrawals can go through its channels. */
  paysOut: boolean;
  /** How it knows a payee, if it pays out itself. Otherwise a person does, or a bank. */
  payeeBy?: 'EMAIL';
  /** Whether the simulated staff credit a top-up without a report. */
  arrivesUnannounced?: boolean;
  /** The QR code that pays a top-up; undefined if its currency has none. */
  codeOf?: (request: CodeRequest) => { code: string; image: string } | undefined;
  /** The path on this site where a top-up is paid. */
  pageOf?: (request: LinkRequest) => Promise<string>;
  online?: OnlineProvider;
};
