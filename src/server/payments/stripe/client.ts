import * as v from 'valibot';
import type { Gateways } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { failureOfStatus, jsonFrom, jsonOrNothing, sendToProvider } from '../send.ts';

/** Longer answers are refused. */
const MAX_ANSWER_LENGTH = 4 * 2 ** 20;

/**
 * The version of the API whose responses are read here. Without it the account's own version would apply.
 */
const API_VERSION = '2026-10-28.endive';

/** The parameters of a call: nested objects and lists, as in Stripe's forms. */
type Value = string | number | readonly Value[] | { readonly [name: string]: Value };
export type StripeParams = { readonly [name: string]: Value };
/** `key`: Stripe carries out one call for each. */
type StripeCall = { post?: StripeParams; query?: StripeParams; key?: string };
/** Sends a call, and reads its answer by a schema. Throws `ProviderFailure`. */
export type StripeSend = <S extends v.GenericSchema>(
  path: string,
  shape: S,
  call?: StripeCall,
) => Promise<v.InferOutput<S>>;

/** Thrown by calls that name something that Stripe does not have. */
export class NothingThere extends ProviderFailure {
  constructor(message: string) {
    super('DECLINED', message);
  }
}

const problem = v.object({ error: v.object({ message: v.optional(v.string(), '') }) });

/** Opens an account at Stripe with its secret key. */
export function stripeClient(
  secretKey: string,
  { stripe: base, timeoutMs }: Pick<Gateways, 'stripe' | 'timeoutMs'>,
): StripeSend {
  return async (path, shape, { post, query, key } = {}) => {
    const search = query ? `?${formOf(query)}` : '';
    const text = await request(`${base}/v1/${path}${search}`, timeoutMs, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(post && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(post && { body: String(formOf(post)) }),
    });
    const read = v.safeParse(shape, jsonFrom('Stripe', text));
    if (read.success) return read.output;
    const where = v.getDotPath(read.issues[0]) ?? 'an answer';
    throw new ProviderFailure('UNREADABLE', `Stripe: ${where}`);
  };
}

/** Fields such as `line_items[0][quantity]`. */
function formOf(params: StripeParams): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: Value): void => {
    if (typeof value !== 'object') form.append(name, String(value));
    else for (const [part, inner] of Object.entries(value)) add(`${name}[${part}]`, inner);
  };
  for (const [name, value] of Object.entries(params)) add(name, value);
  return form;
}

async function request(url: string, timeoutMs: number, init: RequestInit): Promise<string> {
  const { status, text } = await sendToProvider(url, {
    ...init,
    timeoutMs,
    maxLength: MAX_ANSWER_LENGTH,
  });
  if (status === 404) throw new NothingThere(failureOf(status, text).message);
  if (status >= 300) throw failureOf(status, text);
  return text;
}

function failureOf(status: number, text: string): ProviderFailure {
  const read = v.safeParse(problem, jsonOrNothing(text));
  const details = `${status} ${read.success ? read.output.error.message : ''}`.trim().slice(0, 300);
  return failureOfStatus(status, details);
}
