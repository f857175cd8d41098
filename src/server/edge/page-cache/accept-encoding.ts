import type { Context } from 'hono';
import { headerOf } from '../../../framework/server/node-request.ts';
import type { Encoding } from '../../platform/encodings.ts';
import type { RequestEnv } from '../../request/context.ts';

/** The most entries of the header that are read; a browser sends four. */
const MOST_ENTRIES = 20;

/** The text of a parameter `q`. No regular expression: on a header of blanks it may take minutes. */
function textOfQ(parameter: string): string | undefined {
  const at = parameter.indexOf('=');
  const name = parameter.slice(0, Math.max(0, at)).trim().toLowerCase();
  return name === 'q' ? parameter.slice(at + 1).trim() : undefined;
}

/** The weight of an entry, from 0 to 1; undefined where it is malformed. */
function weightOf(parameters: readonly string[]): number | undefined {
  const q = parameters.map(textOfQ).find(Boolean);
  if (q === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : undefined;
}

/**
 * The encoding that a client prefers by its `Accept-Encoding` (RFC 9110, section 12.5.3); of several
 * with the same weight, the first of `ours`. Undefined for no encoding, which every client accepts.
 */
export function acceptedEncoding(
  header: string | null | undefined,
  ours: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',').slice(0, MOST_ENTRIES)) {
    const [name = '', ...parameters] = part.split(';');
    const weight = weightOf(parameters);
    if (name.trim() && weight !== undefined) weights.set(name.trim().toLowerCase(), weight);
  }
  const weightFor = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = [...ours].sort((a, b) => weightFor(b) - weightFor(a))[0];
  if (!best || weightFor(best) === 0) return undefined;
  return weightFor(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

/**
 * The encoding for the answer to a request, from `ours` (best first); undefined for none. Local Workers
 * use none, because their adapter drops the `content-encoding` header.
 */
export function encodingFor(
  c: Context<RequestEnv>,
  ours: readonly Encoding[],
): Encoding | undefined {
  const isUsed = c.var.platform.runtime === 'node' || headerOf(c, 'cf-visitor') !== undefined;
  return isUsed ? acceptedEncoding(headerOf(c, 'accept-encoding'), ours) : undefined;
}
