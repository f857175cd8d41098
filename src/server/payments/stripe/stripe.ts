import { hostedPageOf } from '../hosted-page.ts';
import type { PaymentProvider } from '../provider.ts';
import { openStripe } from './account.ts';
import { stripeStep } from './amounts.ts';
import { isStripeTest, STRIPE_EVENTS, stripeSettings, stripeTexts } from './settings.ts';

/** Stripe: cards and local methods on Checkout's hosted page (docs/decisions/076). */
export const stripe: PaymentProvider = {
  name: 'stripe',
  types: [],
  type: 'CARD_REDIRECT',
  isSimulated: false,
  takesProof: false,
  isInstant: true,
  paysOut: false,
  pageOf: hostedPageOf,
  online: {
    settings: stripeSettings,
    texts: stripeTexts,
    events: STRIPE_EVENTS,
    modeField: 'secrets.secretKey',
    isTest: isStripeTest,
    stepOf: stripeStep,
    open: openStripe,
  },
};
