import type Stripe from 'stripe';
import type { Gateways } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';

/** Within the time limit of one call. With an idempotency key of its own, Stripe does it once. */
const RETRIES = 1;

export type StripeClient = Stripe;

/** Loads Stripe's library, which only channels with Stripe need, and opens it for one account. */
export async function stripeClient(
  secretKey: string,
  { stripe: base, timeoutMs }: Gateways,
): Promise<StripeClient> {
  const { default: Library } = await import('stripe');
  const { hostname, port, protocol } = new URL(base);
  const isHttps = protocol === 'https:';
  return new Library(secretKey, {
    host: hostname,
    port: port || (isHttps ? '443' : '80'),
    protocol: isHttps ? 'https' : 'http',
    // The same on both runtimes, also on Node.
    httpClient: Library.createFetchHttpClient((input, init) => fetch(input, init)),
    maxNetworkRetries: RETRIES,
    timeout: timeoutMs,
    telemetry: false,
    appInfo: { name: 'Sampan' },
  });
}

type StripeError = { type?: unknown; statusCode?: unknown; message?: unknown };

/** Runs a call to Stripe. Throws `ProviderFailure`. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    const { type, statusCode, message } = (error ?? {}) as StripeError;
    const said = typeof message === 'string' ? message.slice(0, 300) : String(error);
    const isOurs = typeof type === 'string' && type.startsWith('Stripe');
    const status = typeof statusCode === 'number' ? statusCode : 0;
    if (isOurs && (status === 401 || status === 403))
      throw new ProviderFailure('KEYS_REFUSED', said);
    const isDeclined = isOurs && status >= 400 && status < 500 && status !== 409 && status !== 429;
    throw new ProviderFailure(isDeclined ? 'DECLINED' : 'UNAVAILABLE', said);
  }
}
