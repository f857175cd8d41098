import type { Context } from 'hono';
import { headerOf } from '../../../framework/server/node-request.ts';
import type { Encoding } from '../../platform/encodings.ts';
import type { RequestEnv } from '../../request/context.ts';

/** How many entries of the header are read; a browser sends four. */
const MAX_ENTRIES = 20;

/**
 * The value of a parameter `q`; undefined for another parameter. Without a regular expression, because
 * that could take minutes for a header of many spaces.
 */
function valueOfQ(parameter: string): string | undefined {
  const equals = parameter.indexOf('=');
  const name = parameter.slice(0, Math.max(0, equals)).trim().toLowerCase();
  return name === 'q' ? parameter.slice(equals + 1).trim() : undefined;
}

/** The weight of an entry, from 0 to 1; undefined if it is malformed. */
function weightOf(parameters: readonly string[]): number | undefined {
  const q = parameters.map(valueOfQ).find(Boolean);
  if (q === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : undefined;
}

/**
 * The encoding that a client prefers by its `Accept-Encoding` (RFC 9110, section 12.5.3); of several with
 * the same weight, the first in `supported`. Undefined for no encoding, which every client accepts.
 */
export function acceptedEncoding(
  header: string | null | undefined,
  supported: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',').slice(0, MAX_ENTRIES)) {
    const [name = '', ...parameters] = part.split(';');
    const weight = weightOf(parameters);
    if (name.trim() && weight !== undefined) weights.set(name.trim().toLowerCase(), weight);
  }
  const weightFor = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = [...supported].sort((a, b) => weightFor(b) - weightFor(a));
  if (!best || weightFor(best) === 0) return undefined;
  return weightFor(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

/**
 * The encoding for the response to a request, from `supported` (best first); undefined for none. Local
 * Workers, which get no `cf-visitor` header, use none, because their adapter drops `content-encoding`.
 */
export function encodingFor(
  c: Context<RequestEnv>,
  supported: readonly Encoding[],
): Encoding | undefined {
  const canEncode = c.var.platform.runtime === 'node' || headerOf(c, 'cf-visitor') !== undefined;
  return canEncode ? acceptedEncoding(headerOf(c, 'accept-encoding'), supported) : undefined;
}
