import * as v from 'valibot';
import { createCache } from '../../cache/cache.ts';
import { base64 } from '../../crypto/digest.ts';
import type { Gateways } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { failureOfStatus, jsonFrom, jsonOrNothing, sendToProvider } from '../send.ts';
import type { paypalSettings } from './settings.ts';

/** Longer answers are refused. */
const MAX_ANSWER_LENGTH = 2 * 2 ** 20;
/** A token is renewed this long before its end. */
const TOKEN_MARGIN_MS = 60_000;

export type PaypalSettings = v.InferOutput<typeof paypalSettings>;
/** A call: its path, and what it sends. `key`: PayPal carries out one call for each. */
export type PaypalCall = { method?: 'GET' | 'POST'; body?: string; key?: string };
/** Sends a call with the app's token. Undefined if what it names does not exist. */
export type PaypalSend = (path: string, call?: PaypalCall) => Promise<unknown>;

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });
const problem = v.object({
  name: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string(), '') })), []),
  /** The links of an error, which name the object of the refused call. */
  links: v.optional(v.array(v.object({ href: v.optional(v.string(), '') })), []),
});

type Token = { value: string; lifeMs: number };

/** The tokens of apps, so that not every webhook requests one. */
const tokens = createCache<Token>({
  name: 'paypal tokens',
  maxEntries: 1000,
  lifetime: ({ lifeMs }) => ({ freshMs: lifeMs }),
});

/**
 * Opens an app at PayPal. Its token is requested with the first call, and used until it expires or is
 * refused.
 */
export function paypalClient(settings: PaypalSettings, gateways: Gateways): PaypalSend {
  const base = settings.environment === 'live' ? gateways.paypal : gateways.paypalSandbox;
  const app = JSON.stringify([base, settings.clientId, settings.clientSecret]);

  const newToken = async (): Promise<Token> => {
    const basic = base64(`${settings.clientId}:${settings.clientSecret}`);
    const answer = await request(`${base}/v1/oauth2/token`, gateways.timeoutMs, {
      method: 'POST',
      headers: {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token, expires_in } = readAs(tokenAnswer, answer);
    return { value: access_token, lifeMs: expires_in * 1000 - TOKEN_MARGIN_MS };
  };
  const call = (path: string, { method = 'GET', body, key }: PaypalCall, { value }: Token) =>
    request(`${base}${path}`, gateways.timeoutMs, {
      method,
      headers: {
        authorization: `Bearer ${value}`,
        ...(method === 'POST' && {
          'content-type': 'application/json',
          prefer: 'return=representation',
        }),
        ...(key && { 'paypal-request-id': key }),
      },
      ...(body !== undefined && { body }),
    });
  return async (path, given = {}) => {
    const cachedToken = tokens.get(app);
    try {
      return await call(path, given, cachedToken ?? (await tokens.load(app, newToken)));
    } catch (error) {
      const isRefused = error instanceof ProviderFailure && error.fault === 'KEYS_REFUSED';
      if (!cachedToken || !isRefused) throw error;
      // PayPal may have ended it before its time.
      return call(path, given, await tokens.refresh(app, newToken));
    }
  };
}

/** Reads a response by a schema. Throws `UNREADABLE`. */
export function readAs<S extends v.GenericSchema>(schema: S, answer: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new ProviderFailure('UNREADABLE', `PayPal: ${v.getDotPath(read.issues[0]) ?? 'an answer'}`);
}

async function request(url: string, timeoutMs: number, init: RequestInit): Promise<unknown> {
  const { status, text } = await sendToProvider(url, {
    ...init,
    timeoutMs,
    maxLength: MAX_ANSWER_LENGTH,
  });
  if (status === 404) return undefined;
  if (status >= 300) throw failureOf(status, text);
  return text === '' ? {} : jsonFrom('PayPal', text);
}

function failureOf(status: number, text: string): ProviderFailure {
  const read = v.safeParse(problem, jsonOrNothing(text) ?? {});
  const { name, message, details, links } = read.success
    ? read.output
    : { name: '', message: '', details: [], links: [] };
  const said = [
    status,
    name,
    ...details.map(({ issue }) => issue),
    ...links.map(({ href }) => href),
    message,
  ]
    .join(' ')
    .slice(0, 300);
  return failureOfStatus(status, said);
}
