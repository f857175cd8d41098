import * as v from 'valibot';
import type { OnlineProvider } from '../provider.ts';

const line = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(8), v.maxLength(max));

/** The settings of a channel's app at PayPal. */
export const paypalSettings = v.object({
  environment: v.picklist(['live', 'sandbox']),
  clientId: line(200),
  clientSecret: v.pipe(line(200), v.metadata({ secret: true })),
  webhookId: line(60),
});

export const paypalTexts: OnlineProvider['texts'] = {
  environment: { label: { en: 'Environment', 'zh-CN': '环境' } },
  clientId: {
    label: { en: 'Client ID', 'zh-CN': 'Client ID' },
    hint: {
      en: 'Of the app at PayPal Developer → Apps & Credentials. Its permissions include transaction search and disputes, and payouts if customers withdraw to PayPal.',
      'zh-CN':
        'PayPal Developer → Apps & Credentials 中应用的 Client ID。应用须开通交易查询与争议权限；若客户可提现到 PayPal，还须开通付款（Payouts）。',
    },
  },
  clientSecret: { label: { en: 'Client secret', 'zh-CN': 'Client secret' } },
  webhookId: {
    label: { en: 'Webhook ID', 'zh-CN': 'Webhook ID' },
    hint: {
      en: 'PayPal shows it after you add the address above to the app.',
      'zh-CN': '在应用中添加上方地址后，PayPal 会显示此 ID。',
    },
  },
};

/** The events to which the app's webhook subscribes. */
export const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
  'PAYMENT.PAYOUTSBATCH.DENIED',
  'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
  'PAYMENT.PAYOUTS-ITEM.FAILED',
  'PAYMENT.PAYOUTS-ITEM.BLOCKED',
  'PAYMENT.PAYOUTS-ITEM.RETURNED',
  'PAYMENT.PAYOUTS-ITEM.REFUNDED',
] as const;

/** The currencies that PayPal accepts (https://developer.paypal.com/reference/currency-codes). */
export const PAYPAL_CURRENCIES =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(
    ' ',
  );
