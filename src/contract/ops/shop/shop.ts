import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { language, line, text } from '../../values/fields.ts';
import { ownPath } from '../../values/own-path.ts';
import {
  FREE_PARTS,
  PUBLISHED_BY,
  SHOP_CHARGES,
  SHOP_PARTS,
} from '../../values/shop/shop-parts.ts';
import { ARTICLE_TYPES } from '../../values/shop/site-kinds.ts';
import { proposal } from '../people/approvals.ts';
import * as values from './shop-values.ts';

const part = v.picklist(SHOP_PARTS);
const time = v.string();
const value = v.record(v.string(), v.unknown());

export const shopPartState = v.object({
  id: part,
  version: v.number(),
  /** Whether there is a draft that is not published yet, and whose. */
  hasDraft: v.boolean(),
  draftBy: v.string(),
  draftAt: v.optional(time),
  /** When it was last published; absent if that was before publications were recorded. */
  publishedAt: v.optional(time),
  publishedBy: v.string(),
  /** The languages of the shop in which it has no text. */
  missing: v.array(language),
});
export type ShopPartState = v.InferOutput<typeof shopPartState>;

export const shopPublication = v.object({
  number: v.number(),
  at: time,
  by: v.string(),
  kind: v.picklist(PUBLISHED_BY),
  /** Whether this is what is published now. */
  current: v.boolean(),
});
export type ShopPublication = v.InferOutput<typeof shopPublication>;

export const shopChange = v.object({
  /** The path of the field, such as `banners.0.title.en`. */
  path: v.string(),
  /** The value of the field before and after; empty if it does not exist then. */
  before: v.string(),
  after: v.string(),
});
export type ShopChange = v.InferOutput<typeof shopChange>;

export const shopPartDetail = v.object({
  ...shopPartState.entries,
  /** The languages of the published shop, and its default language. */
  supportedLanguages: v.array(language),
  defaultLanguage: language,
  published: value,
  /** The draft of the part; absent if there is no draft. */
  draft: v.optional(value),
  /** What publishing the draft would change. */
  changes: v.array(shopChange),
  /** Newest first, the last thirty. */
  history: v.array(shopPublication),
});
export type ShopPartDetail = v.InferOutput<typeof shopPartDetail>;

/** The limit of a part: an article in all languages. */
const MAX_PART_BYTES = 512 * 1024;

const common = { auth: 'operator', group: 'ops' } as const;
const params = v.object({ id: part });
/** What a shop charges is published by a proposal instead. */
const freePart = v.object({ id: v.picklist(FREE_PARTS) });
const chargesPart = v.object({ id: v.picklist(SHOP_CHARGES) });
const change = {
  ...common,
  method: 'POST',
  subject: 'SHOP_PART',
  right: 'shop.act',
  params: freePart,
  output: shopPartDetail,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE_VERSION', 'CONFLICT'],
} as const;

const propose = {
  ...common,
  method: 'POST',
  right: 'money.propose',
  params: chargesPart,
  output: proposal,
  errors: [
    'NOT_FOUND',
    'ILLEGAL_TRANSITION',
    'FORBIDDEN',
    'PROPOSAL_OPEN',
    'NO_APPROVER',
    'CONFLICT',
  ],
  idempotent: true,
} as const;

/** The call that keeps a draft of a part. Settings take another right than content. */
const draftOf = <
  Part extends values.FormPart,
  Right extends 'shop.act' | 'shop.lead' | 'prices.act',
>(
  id: Part,
  right: Right,
  summary: string,
) =>
  ({
    ...common,
    method: 'PUT',
    path: `/ops/shop/${id}`,
    right,
    subject: 'SHOP_PART',
    subjectId: id,
    summary: `Keep a draft of ${summary}`,
    body: values.PART_VALUES[id],
    maxBytes: MAX_PART_BYTES,
    output: shopPartDetail,
    errors: ['STALE_VERSION'],
  }) as const;

export const opsShopEndpoints = {
  listShopParts: {
    ...common,
    method: 'GET',
    path: '/ops/shop/parts',
    right: 'shop.see',
    summary:
      'The parts of the shop: what is drafted, what was published when, which languages are missing',
    output: v.array(shopPartState),
  },
  getShopPart: {
    ...common,
    method: 'GET',
    path: '/ops/shop/parts/{id}',
    right: 'shop.see',
    summary:
      'A part of the shop: what is published, its draft, the difference, and what was published before',
    params,
    output: shopPartDetail,
  },
  draftShopBasics: draftOf('basics', 'shop.lead', 'name, contacts, footer and registration'),
  draftShopTheme: draftOf('theme', 'shop.lead', 'colour, logo and icons'),
  draftShopLanguages: draftOf('languages', 'shop.lead', 'the languages'),
  draftShopFeatures: draftOf('features', 'shop.lead', 'features, analytics and return origins'),
  draftShopSignIn: draftOf('signIn', 'shop.lead', 'how shoppers sign in'),
  draftShopTimezone: draftOf('timezone', 'shop.lead', 'the time zone'),
  draftShopPlaces: draftOf('places', 'shop.lead', 'countries, warehouses and pick-up points'),
  draftShopMenu: draftOf('menu', 'shop.lead', 'what the menu offers'),
  draftShopFees: draftOf(
    'fees',
    'prices.act',
    'the service fee with its rules, and the withdrawal fee',
  ),
  draftShopStorage: draftOf('storage', 'prices.act', 'the terms of storage'),
  draftShopServices: draftOf('services', 'prices.act', 'the services and the packing'),
  draftShopHome: draftOf('home', 'shop.act', 'what home shows, and in which order'),
  draftShopBanners: draftOf('banners', 'shop.act', 'the banners'),
  draftShopAnnouncements: draftOf('announcements', 'shop.act', 'the announcements'),
  draftShopGroups: draftOf('groups', 'shop.act', 'the product groups'),
  draftShopSteps: draftOf('steps', 'shop.act', 'the steps of the how-to page'),
  draftShopGoods: draftOf('goods', 'shop.act', 'the rules about prohibited and restricted goods'),
  draftShopArticle: {
    ...change,
    method: 'PUT',
    path: '/ops/shop/articles/{id}',
    summary:
      'Keep a draft of an article in one language. The HTML is sanitised; without title and text the language is removed',
    params: v.object({ id: v.picklist(ARTICLE_TYPES) }),
    body: v.object({
      locale: language,
      title: v.optional(v.union([v.literal(''), line(120)]), ''),
      html: v.optional(v.union([v.literal(''), text(100_000)]), ''),
    }),
    maxBytes: MAX_PART_BYTES,
  },
  addToShopGroup: {
    ...change,
    path: '/ops/shop/groups/add',
    subjectId: 'groups',
    params: undefined,
    summary: 'Add products to a product group of the draft',
    body: v.object({
      group: text(48),
      productIds: v.pipe(v.array(text(80)), v.minLength(1), v.maxLength(100)),
    }),
  },
  publishShopPart: {
    ...change,
    path: '/ops/shop/parts/{id}/publish',
    summary: 'Publish the draft of a part. The shop shows it on the next request',
    errors: [...change.errors, 'ILLEGAL_TRANSITION'],
  },
  discardShopDraft: {
    ...change,
    path: '/ops/shop/parts/{id}/discard',
    summary: 'Drop the draft of a part',
  },
  rollBackShopPart: {
    ...change,
    path: '/ops/shop/parts/{id}/roll-back',
    summary: 'Publish an earlier version of a part again. The draft of the part stays',
    body: v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  },
  proposeShopCharges: {
    ...propose,
    path: '/ops/shop/charges/{id}/propose',
    summary:
      'Propose to publish the draft of what the shop charges. It applies once somebody else has approved it',
    body: v.object({ reason: text(300) }),
  },
  proposeEarlierShopCharges: {
    ...propose,
    path: '/ops/shop/charges/{id}/roll-back',
    summary: 'Propose to publish again what the shop charged before',
    body: v.object({
      number: v.pipe(v.number(), v.integer(), v.minValue(1)),
      reason: text(300),
    }),
  },
  discardShopCharges: {
    ...change,
    path: '/ops/shop/charges/{id}/discard',
    right: 'prices.act',
    params: chargesPart,
    summary: 'Drop the draft of what the shop charges',
  },
  previewShop: {
    ...common,
    method: 'POST',
    path: '/ops/shop/preview',
    right: 'shop.see',
    summary:
      'A link that shows the shop with all drafts, to nobody else. It works once, for a minute',
    body: v.object({
      /** The page of the shop that it opens; the first one by default. */
      page: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(500),
          v.transform((path) => ownPath(path)),
        ),
        '/',
      ),
    }),
    output: v.object({ link: v.string(), expiresAt: time }),
    errors: ['ILLEGAL_TRANSITION', 'FORBIDDEN'],
    answerOnly: true,
  },
  openShopPreview: {
    method: 'POST',
    path: '/ops/shop/previews',
    auth: 'public',
    group: 'ops',
    summary: 'Open the link of `/ops/shop/preview`. The shop’s own server makes this call',
    body: v.object({ token: text(100) }),
    output: v.object({ accessToken: v.string(), viewer: v.string(), expiresAt: time }),
    errors: ['WRONG_LINK'],
    answerOnly: true,
  },
} as const satisfies Record<string, Endpoint>;
