import type { PaymentProvider } from '../provider.ts';

/** A payment in any other way that the channel's instructions describe. The staff credit it. */
export const manual: PaymentProvider = {
  name: 'manual',
  types: ['MANUAL', 'PAYPAL', 'ALIPAY', 'WECHAT_PAY', 'CRYPTO_MANUAL'],
  type: 'MANUAL',
  isSimulated: false,
  takesProof: true,
  isInstant: false,
  paysOut: false,
};
