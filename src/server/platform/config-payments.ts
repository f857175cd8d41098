import * as v from 'valibot';
import { gateway, wholeNumber } from './config-schemas.ts';
import { variable } from './config-variable.ts';

/** The environment variables of the payment providers. Their keys are settings of each channel, at the desk. */
export const PAYMENT_VARIABLES = {
  STRIPE_GATEWAY: variable(v.optional(gateway, 'https://api.stripe.com'), "URL of Stripe's API."),
  PAYPAL_GATEWAY: variable(v.optional(gateway, 'https://api-m.paypal.com'), "URL of PayPal's API."),
  PAYPAL_SANDBOX_GATEWAY: variable(
    v.optional(gateway, 'https://api-m.sandbox.paypal.com'),
    "URL of the API of PayPal's sandbox, for channels that are set to it.",
  ),
  PAYMENT_TIMEOUT_MS: variable(
    v.optional(v.pipe(wholeNumber(5), v.minValue(1)), '10000'),
    'How long a payment provider may take to answer, in milliseconds.',
  ),
} as const;
