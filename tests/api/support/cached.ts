import type { Answer, Asked } from '../../../tools/servers/http.ts';
import { visit } from './world.ts';

/** Where an answer came from, as it tells the browser: `hit`, `miss`, `bypass`… */
export const cacheOf = ({ headers }: Answer): string | undefined =>
  /cache;desc=(\w+)/.exec(String(headers['server-timing']))?.[1];

/** Asks until the page comes from the cache: it is kept when it has ended, a moment after its last byte. */
export async function cachedPage(
  path: string,
  asked: Asked & { host?: string } = {},
): Promise<Answer> {
  for (let i = 0; i < 400; i += 1) {
    const answer = await visit(path, asked);
    if (cacheOf(answer) === 'hit') return answer;
  }
  throw new Error(`${path} was not kept`);
}
