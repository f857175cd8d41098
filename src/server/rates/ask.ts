import { RateSourceFailure } from './source.ts';

/** The longest response: 170 currencies as JSON take 4 KB, the ECB's file 2 KB. */
const MAX_BYTES = 256 * 1024;

/**
 * The response of a source as text; redirects are not followed. Throws `UNAVAILABLE` if there is none
 * within `timeoutMs` or its status is not a success, and `UNREADABLE` if it is longer than 256 KB; no more
 * is read.
 */
export async function askSource(url: string, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    });
    if (response.ok) return await textOf(response);
    throw new RateSourceFailure('UNAVAILABLE', `it answered with status ${response.status}`);
  } catch (error) {
    if (error instanceof RateSourceFailure) throw error;
    throw new RateSourceFailure('UNAVAILABLE', String(error).slice(0, 200));
  }
}

async function textOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      await reader.cancel();
      throw new RateSourceFailure('UNREADABLE', 'its answer is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}
