import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { failures } from '../../../../src/server/edge/failures.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { translator } from '../../support/translator.ts';

/** The edge around something that answers as `answer` does, before the language is known; keeps what is logged. */
function edgeAround(answer: () => Response): { app: Hono<RequestEnv>; log: object[] } {
  const log: object[] = [];
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('requestId', 'R1');
    c.set('platform', { log: (line: object) => log.push(line), translator } as never);
    await next();
  });
  app.use(failures);
  app.get('*', answer);
  return { app, log };
}

const html = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const broken = () => {
  throw new Error('the database is gone');
};

describe('what nobody expected', () => {
  it('is shown as a page with the request id, where a page failed to render', async () => {
    const { app } = edgeAround(() => html('<html></html>', 500));
    const answer = await app.request('/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('R1');
  });

  it('is logged with the request id and shown as a page, where anything threw', async () => {
    const { app, log } = edgeAround(broken);
    const answer = await app.request('/cart');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('R1');
    expect(JSON.stringify(log)).toMatch(/R1.*the database is gone/);
  });

  it('is told to a call as a body with a code', async () => {
    const { app } = edgeAround(broken);
    const answer = await app.request('/api/front/tenant');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'INTERNAL', requestId: 'R1' });
  });

  it('never touches another answer', async () => {
    const { app, log } = edgeAround(() => html('<p>whole</p>', 200));
    expect(await (await app.request('/')).text()).toBe('<p>whole</p>');
    expect(log).toEqual([]);
  });
});
