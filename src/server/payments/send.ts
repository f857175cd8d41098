import { ProviderFailure } from './provider-failure.ts';

/**
 * Sends a request to a provider, and reads its whole response; redirects are not followed. Throws
 * `UNAVAILABLE` if there is none within `timeoutMs`, and `UNREADABLE` if it is longer than `maxLength`
 * characters.
 */
export async function sendToProvider(
  url: string,
  { timeoutMs, maxLength, ...init }: RequestInit & { timeoutMs: number; maxLength: number },
): Promise<{ status: number; text: string }> {
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
  if (text.length > maxLength) throw new ProviderFailure('UNREADABLE', 'a long answer');
  return { status, text };
}

/** The failure for a status of 300 or more, with the provider's words. */
export function failureOfStatus(status: number, said: string): ProviderFailure {
  if (status === 401 || status === 403) return new ProviderFailure('KEYS_REFUSED', said);
  const isDeclined = status >= 400 && status < 500 && ![408, 409, 429].includes(status);
  return new ProviderFailure(isDeclined ? 'DECLINED' : 'UNAVAILABLE', said);
}

/** The JSON of an answer. Throws `UNREADABLE`, naming the provider. */
export function jsonFrom(provider: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFailure('UNREADABLE', `${provider}: no JSON`);
  }
}

/** The JSON of a refusal; undefined if it is not JSON, which a refusal need not be. */
export function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
