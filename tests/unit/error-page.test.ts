import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { getTranslator } from '../../src/i18n/translator.ts';
import { pages } from '../../src/server/edge/pages.ts';
import type { RequestEnv } from '../../src/server/request/context.ts';

/** The edge around a page that answers as `page` does; keeps what is logged. */
async function edgeAround(page: () => Response): Promise<{ app: Hono<RequestEnv>; log: object[] }> {
  const log: object[] = [];
  const t = await getTranslator('en');
  const app = new Hono<RequestEnv>();
  app.onError(() => new Response('not handled', { status: 599 }));
  app.use(async (c, next) => {
    c.set('requestId', 'R1');
    c.set('t', t);
    c.set('locale', 'en');
    c.set('direction', 'ltr');
    c.set('platform', { log: (line: object) => log.push(line) } as never);
    await next();
  });
  app.use(pages);
  app.get('/', page);
  return { app, log };
}

describe('a page that fails', () => {
  it('while rendering is shown as a page with the request id, not as an empty document', async () => {
    const { app } = await edgeAround(
      () =>
        new Response('<html></html>', { status: 500, headers: { 'content-type': 'text/html' } }),
    );
    const answer = await app.request('/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('R1');
  });

  it('leaves every other answer as it is', async () => {
    const { app } = await edgeAround(
      () => new Response('<p>whole</p>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(await (await app.request('/')).text()).toBe('<p>whole</p>');
  });
});
