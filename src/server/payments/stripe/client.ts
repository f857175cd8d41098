import * as v from 'valibot';
import type { Gateways } from '../provider.ts';
import { ProviderFailure } from '../provider-failure.ts';

/** The version of the API whose answers are read here. Without it the account's own would apply. */
const API_VERSION = '2026-10-28.endive';
/** Longer answers are refused. */
const MAX_ANSWER_BYTES = 4 * 2 ** 20;

/** What a call sends: nested objects and lists, as Stripe's forms write them. */
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

/** Thrown by calls that name what Stripe does not have. */
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
    const read = v.safeParse(shape, parsed(text));
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
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    throw new ProviderFailure('UNAVAILABLE', String(error).slice(0, 200));
  }
  if (text.length > MAX_ANSWER_BYTES) throw new ProviderFailure('UNREADABLE', 'a long answer');
  if (status === 404) throw new NothingThere(failureOf(status, text).message);
  if (status >= 300) throw failureOf(status, text);
  return text;
}

function failureOf(status: number, text: string): ProviderFailure {
  const read = v.safeParse(problem, orNothing(text));
  const said = `${status} ${read.success ? read.output.error.message : ''}`.trim().slice(0, 300);
  if (status === 401 || status === 403) return new ProviderFailure('KEYS_REFUSED', said);
  const isDeclined = status >= 400 && status < 500 && ![408, 409, 429].includes(status);
  return new ProviderFailure(isDeclined ? 'DECLINED' : 'UNAVAILABLE', said);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure('UNREADABLE', 'Stripe: no JSON');
  }
}

function orNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
