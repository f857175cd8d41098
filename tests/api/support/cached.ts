import type { Answer, RequestOptions } from '../../../tools/servers/http.ts';
import { visit } from './world.ts';

/** The cache state that a response names in `server-timing`: `hit`, `miss`, `bypass`… */
export const cacheOf = ({ headers }: Answer): string | undefined =>
  /cache;desc=(\w+)/.exec(String(headers['server-timing']))?.[1];

/** Requests a page until its response comes from the cache: a page is stored shortly after its last byte. */
export async function cachedPage(
  path: string,
  options: RequestOptions & { host?: string } = {},
): Promise<Answer> {
  for (let i = 0; i < 400; i += 1) {
    const answer = await visit(path, options);
    if (cacheOf(answer) === 'hit') return answer;
  }
  throw new Error(`${path} was not cached`);
}
