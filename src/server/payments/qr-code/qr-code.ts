import type { CodeRequest, PaymentProvider } from '../provider.ts';
import { payCodeImage, payCodePayload } from './payload.ts';

function codeOf({ merchant, merchantName, country, money, depositNo }: CodeRequest) {
  const code = payCodePayload({
    scheme: merchant.scheme,
    merchantId: merchant.merchantId,
    merchantName,
    city: merchant.city,
    country,
    currency: money.currency,
    amount: money.amount,
    reference: depositNo,
  });
  return code === undefined ? undefined : { code, image: payCodeImage(code) };
}

/**
 * A QR code for wallet apps. A channel with a merchant shows a dynamic code: one for each top-up, with its
 * amount and number. A channel without a merchant has only instructions, for example where the shop's own static
 * code is. The staff credit its top-ups.
 */
export const qrCode: PaymentProvider = {
  name: 'qr-code',
  types: ['QR_PAY_CODE'],
  type: 'QR_PAY_CODE',
  isSimulated: false,
  takesProof: true,
  isInstant: true,
  paysOut: true,
  arrivesUnannounced: true,
  codeOf,
};
