import * as v from 'valibot';
import type { OnlineProvider, Settings } from '../provider.ts';

const key = (pattern: RegExp) =>
  v.pipe(v.string(), v.trim(), v.maxLength(300), v.regex(pattern), v.metadata({ secret: true }));

/** How one pays on Stripe's page: `stripe` is whatever is switched on there, the others are Stripe's own names. */
export const STRIPE_METHODS = ['stripe', 'card', 'alipay', 'wechat_pay'] as const;
export type StripeMethod = (typeof STRIPE_METHODS)[number];

/** The settings of a channel's Stripe account. Older channels have no `methods`. */
export const stripeSettings = v.object({
  methods: v.optional(v.picklist(STRIPE_METHODS), 'stripe'),
  /** A secret key, or a restricted one with the permissions that `stripeTexts` lists. */
  secretKey: key(/^(?:sk|rk)_(?:live|test)_\w{8,}$/),
  webhookSecret: key(/^whsec_[\w+/=-]{8,}$/),
});

/** Whether a secret key is one of Stripe's test mode: anybody pays there with the numbers of its test cards. */
export const isStripeTest = ({ secretKey = '' }: Settings): boolean =>
  !/^(?:sk|rk)_live_/.test(secretKey);

export const stripeTexts: OnlineProvider['texts'] = {
  methods: {
    label: { en: 'Ways to pay', 'zh-CN': '支付方式' },
    hint: {
      en: 'stripe: all that are switched on at Stripe → Settings → Payment methods, such as cards, Alipay and WeChat Pay, as far as they take the currency. Any other: only this one, for a channel with its name.',
      'zh-CN':
        'stripe：在 Stripe → Settings → Payment methods 中启用且支持该币种的全部方式，如银行卡、支付宝、微信支付。其他选项：仅此一种，用于以其命名的渠道。',
    },
  },
  secretKey: {
    label: { en: 'Secret key', 'zh-CN': '密钥' },
    hint: {
      en: 'From Stripe → Developers → API keys. A restricted key needs: Checkout Sessions and Refunds (write), Payment Intents, Charges and Disputes (read), Balance (read).',
      'zh-CN':
        '在 Stripe → Developers → API keys 中获取。受限密钥需要的权限：Checkout Sessions 与 Refunds（写），Payment Intents、Charges、Disputes 与 Balance（读）。',
    },
  },
  webhookSecret: {
    label: { en: 'Signing secret of the webhook', 'zh-CN': 'Webhook 签名密钥' },
    hint: {
      en: 'From Stripe → Developers → Webhooks, of the endpoint with the address above.',
      'zh-CN': '在 Stripe → Developers → Webhooks 中，地址为上方所示的端点的签名密钥。',
    },
  },
};

/** The events to which the endpoint at Stripe subscribes. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const;
