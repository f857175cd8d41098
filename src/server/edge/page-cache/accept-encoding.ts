import { ENCODINGS, type Encoding } from '../../platform/encodings.ts';

/** As many as a header may list; a browser lists four. */
const MOST = 20;

/** The value of a parameter `q`, as it stands there. Cut, not matched: a pattern may take minutes for a header of blanks. */
function valueOfQ(parameter: string): string | undefined {
  const at = parameter.indexOf('=');
  const name = parameter.slice(0, Math.max(0, at)).trim().toLowerCase();
  return name === 'q' ? parameter.slice(at + 1).trim() : undefined;
}

/** How much the client wants what a part of the header names, from 0 to 1; undefined where that makes no sense. */
function weightOf(parameters: readonly string[]): number | undefined {
  const q = parameters.map(valueOfQ).find(Boolean);
  if (q === undefined) return 1;
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : undefined;
}

/**
 * The encoding that a client takes best (RFC 9110, section 12.5.3), of several equally liked the
 * smallest; undefined for the body as it is, which everybody takes.
 */
export function acceptedEncoding(header: string | null | undefined): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').split(',').slice(0, MOST)) {
    const [name = '', ...parameters] = part.split(';');
    const weight = weightOf(parameters);
    if (name.trim() && weight !== undefined) weights.set(name.trim().toLowerCase(), weight);
  }
  const wanted = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const best = [...ENCODINGS].sort((a, b) => wanted(b) - wanted(a))[0];
  if (!best || wanted(best) === 0) return undefined;
  return wanted(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}
