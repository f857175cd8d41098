import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { GOODS_EFFECTS } from '../../values/goods/goods-rules.ts';

/** How many products of the catalogue one call tries the rules on. */
export const TRIED_AT_ONCE = 2000;
/** How many of the products that a call finds are shown. */
export const TRIED_SHOWN = 100;

/**
 * Which products a trial shows. `changed`: those for which the draft changes something. `all`: all that a
 * rule of the draft hits, or a published rule hit.
 */
const shown = v.optional(v.picklist(['changed', 'all']), 'all');

const hit = v.object({
  rule: v.string(),
  effect: v.picklist(GOODS_EFFECTS),
  /** The word that was found; empty if the rule has none. */
  word: v.string(),
});

export const goodsTrial = v.object({
  /** Whether a draft was tried. If there is none, the published rules were. */
  isDraft: v.boolean(),
  /** The rules in their order, with how many of the products they hit, and how many they no longer do. */
  rules: v.array(
    v.object({
      id: v.string(),
      effect: v.picklist(GOODS_EFFECTS),
      hits: v.number(),
      freed: v.number(),
    }),
  ),
  /** How many products were tried. */
  tried: v.number(),
  /** How many of the products a rule of the draft hits. */
  hit: v.number(),
  /** For how many of the products the draft changes something. */
  changed: v.number(),
  products: v.array(
    v.object({
      productId: v.string(),
      /** The product's page at the marketplace. */
      productUrl: v.string(),
      title: v.string(),
      titleEn: v.string(),
      image: v.string(),
      /** `NEW`: no rule hit it before. `CHANGED`: other rules hit it now, or other effects. `FREED`: no rule does. */
      change: v.picklist(['NEW', 'CHANGED', 'FREED', 'SAME']),
      now: v.array(hit),
      before: v.array(hit),
    }),
  ),
  /** Where to go on; absent at the end of the catalogue. */
  next: v.optional(v.string()),
});
export type GoodsTrial = v.InferOutput<typeof goodsTrial>;
export type TriedProduct = GoodsTrial['products'][number];

export const opsGoodsRuleEndpoints = {
  tryGoodsRules: {
    auth: 'operator',
    group: 'ops',
    method: 'GET',
    path: '/ops/shop/goods/trial',
    right: 'shop.see',
    summary:
      'Try the drafted rules about goods on the stored catalogue, two thousand products at once: which products they hit, and which they no longer hit',
    query: v.object({
      after: v.optional(v.pipe(v.string(), v.maxLength(80)), ''),
      shown,
      /** Only products that this rule hits, or hit before. */
      rule: v.optional(v.pipe(v.string(), v.maxLength(48)), ''),
    }),
    output: goodsTrial,
  },
} as const satisfies Record<string, Endpoint>;
