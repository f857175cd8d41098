import path from 'node:path';
import { TENANTS } from '../../../demo/tenants/all.ts';
import { ask } from '../../servers/http.ts';
import { inspect } from '../../servers/inspector.ts';
import type { measuredServers } from '../../servers/servers.ts';
import { freePort } from '../../servers/start-server.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';

export type Queries = {
  /** Queries of the first visit at a tenant. */
  first: number;
  /** Queries of the next visit, with only the tenant's record in the cache. */
  next: number;
};

const COUNTER = path.join(import.meta.dirname, 'count-statements.ts');

/**
 * Counts the database queries of rendering each page. The page of a signed-in shopper is requested
 * at that shopper's tenant, which has been visited before.
 */
export async function countQueries(
  servers: ReturnType<typeof measuredServers>,
): Promise<Map<string, Queries>> {
  const inspected = await freePort();
  const flags = [`--inspect=127.0.0.1:${inspected}`, '--import', COUNTER];
  const { port } = await servers.start('node', { PAGE_CACHE_MB: '0' }, { flags });
  const inspector = await inspect(inspected);
  const statements = () => inspector.evaluate<number>('globalThis.statementCount');
  /** The number of statements during one request of a page. */
  const statementsOf = async (host: string, { path: pagePath, cookie }: MeasuredPage) => {
    const before = await statements();
    const headers = { accept: 'text/html', 'accept-language': 'en', ...(cookie ? { cookie } : {}) };
    const { status } = await ask(port, host, pagePath, { headers });
    if (status !== 200) throw new Error(`${host}${pagePath} answered ${status}`);
    return (await statements()) - before;
  };
  // Each page is requested at another tenant, so that no page uses data that another has cached.
  const hosts = TENANTS.map(({ hosts: [host] }) => host).filter((host) => host !== 'localhost');
  const queries = new Map<string, Queries>();
  const pages = await measuredPages(port);
  for (const [i, page] of pages.entries()) {
    const host = page.cookie ? 'localhost' : (hosts[i] ?? 'localhost');
    const first = await statementsOf(host, page);
    queries.set(page.name, { first, next: await statementsOf(host, page) });
  }
  inspector.close();
  return queries;
}
