import { startPaypal } from './paypal.ts';
import { startStripe } from './stripe.ts';

/** Starts both payment providers, with what a server needs to know of them. */
export async function startProviders() {
  const [stripe, paypal] = await Promise.all([startStripe(), startPaypal()]);
  return {
    environment: {
      STRIPE_GATEWAY: stripe.origin,
      PAYPAL_GATEWAY: 'http://127.0.0.1:9',
      PAYPAL_SANDBOX_GATEWAY: paypal.origin,
    },
    /** The facts about a provider that tests need. */
    provided: {
      stripe: { origin: stripe.origin, settings: stripe.settings },
      paypal: { origin: paypal.origin, settings: paypal.settings },
    },
    stop: async () => {
      await Promise.all([stripe.stop(), paypal.stop()]);
    },
  };
}

export type ProvidedProviders = Awaited<ReturnType<typeof startProviders>>['provided'];
