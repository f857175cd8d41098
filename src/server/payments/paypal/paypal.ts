import { hostedPageOf } from '../hosted-page.ts';
import type { PaymentProvider } from '../provider.ts';
import { openPaypal } from './account.ts';
import { paypalStep } from './amounts.ts';
import { PAYPAL_CURRENCIES, PAYPAL_EVENTS, paypalSettings, paypalTexts } from './settings.ts';

/** PayPal: Orders v2 (docs/decisions/077). */
export const paypal: PaymentProvider = {
  name: 'paypal',
  types: [],
  type: 'PAYPAL',
  isSimulated: false,
  takesProof: false,
  isInstant: true,
  paysOut: true,
  payeeBy: 'EMAIL',
  pageOf: hostedPageOf,
  online: {
    settings: paypalSettings,
    texts: paypalTexts,
    events: PAYPAL_EVENTS,
    currencies: PAYPAL_CURRENCIES,
    modeField: 'settings.environment',
    isTest: ({ environment }) => environment !== 'live',
    stepOf: paypalStep,
    open: openPaypal,
  },
};
