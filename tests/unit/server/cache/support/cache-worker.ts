import { createCache } from '../../../../../src/server/cache/cache.ts';

const cache = createCache<string>({ maxEntries: 10, lifetime: { freshMs: 60_000 } });
let loads = 0;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `/load` answers with a cached value. `/leave` starts loading it, and ends before it is loaded. */
export default {
  async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const key = searchParams.get('key') ?? '';
    if (pathname === '/leave') {
      void cache.load(key, () => new Promise<string>(() => undefined));
      return new Response('left');
    }
    const value = await cache.load(key, async () => {
      await pause(20);
      loads += 1;
      return String(loads);
    });
    return new Response(value);
  },
};
