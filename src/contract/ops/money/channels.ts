import * as v from 'valibot';
import { uploadToken } from '../../calls/uploads.ts';
import type { Endpoint } from '../../endpoint.ts';
import {
  id,
  line,
  ok,
  optionalLine,
  optionalText,
  text,
  typedAmount,
  uploadKey,
} from '../../values/fields.ts';
import { cny } from '../../values/money/money.ts';
import { DEPOSIT_CHANNEL_TYPES } from '../../values/money/money-kinds.ts';
import { SHOP_PICTURES } from '../../values/shop/shop-pictures.ts';
import { proposal } from '../people/approvals.ts';
import { pictureExt } from '../shop/shop-pictures.ts';

const time = v.string();
const settings = v.record(
  v.pipe(v.string(), v.maxLength(40)),
  v.pipe(v.string(), v.maxLength(400)),
);

/** A field of the form for a provider's settings. */
export const settingsField = v.object({
  name: v.string(),
  /** The name of the field, in the language of the desk. */
  label: v.string(),
  hint: v.string(),
  /** Whether the value is sealed when it is stored, and never shown again. */
  isSecret: v.boolean(),
  /** The values that can be chosen; empty if the value is typed. */
  choices: v.array(v.string()),
});
export type SettingsFieldView = v.InferOutput<typeof settingsField>;

/** A payment provider for which a channel can be made. */
export const paymentProvider = v.object({
  name: v.string(),
  type: v.picklist(DEPOSIT_CHANNEL_TYPES),
  fields: v.array(settingsField),
  /**
   * Whether its channels say in lines of their own, or by the picture of a code, how one pays, and the staff credit what
   * came.
   */
  hasInstructions: v.boolean(),
  /** Whether its channels can show a QR code with the amount of each top-up. */
  showsCode: v.boolean(),
  /** What its webhook has to subscribe to. */
  events: v.array(v.string()),
  /** The currencies that it takes; empty: any. */
  currencies: v.array(v.string()),
});
export type PaymentProviderView = v.InferOutput<typeof paymentProvider>;

/** A line of what a shopper needs to pay, such as `IBAN` and the number. */
export const instruction = v.object({ label: optionalText(80), value: optionalText(200) });

/** The merchant of a QR code. Without `scheme` and `merchantId` there is none. */
export const codeMerchant = v.object({
  scheme: optionalLine(40),
  merchantId: optionalLine(40),
  city: optionalLine(15),
  /** Whether its code also pays open payments. */
  onePay: v.optional(v.boolean(), false),
});

/** A channel through which shoppers top up, as the staff see it: without its secrets. */
export const opsChannel = v.object({
  id,
  version: v.number(),
  name: v.string(),
  type: v.picklist(DEPOSIT_CHANNEL_TYPES),
  provider: v.string(),
  currency: v.string(),
  feeBasisPoints: v.number(),
  minimum: cny,
  maximum: cny,
  instructions: v.array(v.object({ label: v.string(), value: v.string() })),
  /** The merchant in the channel's QR code; absent for a channel without a QR code. */
  merchant: v.optional(codeMerchant),
  /** The picture of a code that is the same for each payment: a path on the shop’s host. Absent if there is none. */
  picture: v.optional(v.string()),
  /** Whether shoppers can use it now. */
  open: v.boolean(),
  /** The account at an online provider; absent for any other channel. */
  account: v.optional(
    v.object({
      enabled: v.boolean(),
      settings,
      /** Where the provider sends its webhooks to: a path at each of the tenant’s hosts. */
      webhookPath: v.string(),
      changedAt: time,
      testedAt: v.optional(time),
      /** What the provider said of the settings when they were tested; empty if it accepts them. */
      testError: v.string(),
      lastEventAt: v.optional(time),
      /** When a webhook was refused last, because its signature was wrong. */
      lastRefusedAt: v.optional(time),
      listedAt: v.optional(time),
    }),
  ),
  /** How many payments wait for a look, because they differ or came too late. */
  review: v.number(),
});
export type OpsChannel = v.InferOutput<typeof opsChannel>;

export const reconciled = v.object({
  lookedUp: v.number(),
  changed: v.number(),
  /** How many payments of others are in the same account at the provider. */
  unknown: v.number(),
});

/** A picture that the shop has uploaded, or none. */
const picturePath = v.union([
  v.literal(''),
  v.pipe(v.string(), v.startsWith(SHOP_PICTURES), v.regex(/^[\w./-]{1,200}$/)),
]);

/** The lines of a channel's instructions. */
export const MAX_INSTRUCTIONS = 12;

const common = { method: 'POST', auth: 'operator', group: 'ops' } as const;
const params = v.object({ id });
const provider = ['PAYMENT_PROVIDER_UNAVAILABLE', 'PAYMENT_KEYS_REFUSED'] as const;

/** The calls about the channels through which shoppers top up. */
export const opsChannelEndpoints = {
  listChannels: {
    ...common,
    method: 'GET',
    path: '/ops/channels',
    right: 'money.see',
    summary: 'The tenant’s channels, and the providers for which a channel can be made',
    output: v.object({
      channels: v.array(opsChannel),
      providers: v.array(paymentProvider),
    }),
  },
  proposeChannel: {
    ...common,
    path: '/ops/channels',
    right: 'money.propose',
    fresh: true,
    summary:
      'Propose a new channel, or other settings of a channel: a second person approves where money goes. Secrets that are left empty stay as they are',
    body: v.object({
      /** The channel that is changed; empty for a new channel. */
      channelId: v.optional(v.union([v.literal(''), id]), ''),
      provider: line(40),
      name: line(80),
      currency: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/)),
      /** Basis points of the amount, which the shopper pays in addition. */
      feeBasisPoints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      minimum: typedAmount,
      maximum: typedAmount,
      settings: v.optional(settings, {}),
      secrets: v.optional(settings, {}),
      /** How to pay, for providers without an API. Empty lines are left out. */
      instructions: v.optional(v.pipe(v.array(instruction), v.maxLength(MAX_INSTRUCTIONS)), []),
      merchant: v.optional(codeMerchant),
      /** The picture of its code that stays, as a path of `listShopPictures`; empty: none. */
      picture: v.optional(picturePath, ''),
      /** The key of another picture, uploaded with a token of `getChannelUploadToken`. Shoppers see it once it is approved. */
      file: v.optional(uploadKey),
      reason: text(300),
    }),
    output: proposal,
    errors: [
      'NOT_FOUND',
      'PROPOSAL_OPEN',
      'NO_APPROVER',
      'FORBIDDEN',
      'UPLOAD_REFUSED',
      'PICTURE_TOO_LARGE',
    ],
    idempotent: true,
  },
  getChannelUploadToken: {
    ...common,
    method: 'GET',
    path: '/ops/channels/upload-token',
    right: 'money.propose',
    summary:
      'A token to upload the picture of a channel’s code: JPEG or PNG, and WebP where pictures are resized',
    query: v.object({ ext: pictureExt }),
    output: uploadToken,
  },
  testChannel: {
    ...common,
    path: '/ops/channels/{id}/test',
    right: 'money.act',
    subject: 'CHANNEL',
    summary: 'Ask a channel’s provider whether it accepts the settings',
    params,
    output: ok,
    errors: ['NOT_FOUND', ...provider],
  },
  switchChannelOff: {
    ...common,
    path: '/ops/channels/{id}/off',
    right: 'money.act',
    subject: 'CHANNEL',
    summary:
      'Close a channel at once: no more payments begin through it. Payments that were begun are still followed',
    params,
    body: v.object({ reason: text(300) }),
    output: ok,
    errors: ['NOT_FOUND'],
  },
  reconcileChannel: {
    ...common,
    path: '/ops/channels/{id}/reconcile',
    right: 'money.act',
    subject: 'CHANNEL',
    summary: 'Look through what happened at a channel’s provider in the last week',
    params,
    output: reconciled,
    errors: ['NOT_FOUND', ...provider],
  },
} as const satisfies Record<string, Endpoint>;
