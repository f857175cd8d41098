import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { failures } from '../../../../src/server/edge/failures.ts';
import { readBody } from '../../../../src/server/edge/forms/body.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { translator } from '../../support/translator.ts';

/** The failure step of the edge around `answer`, before the language is known. Records the log. */
function edgeAround(answer: () => Response): { app: Hono<RequestEnv>; log: object[] } {
  const log: object[] = [];
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('requestId', 'R1');
    const platform = { config: {}, log: (line: object) => log.push(line), translator };
    c.set('platform', platform as never);
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

describe('an unexpected failure', () => {
  it('of a render shows an error page with the request id', async () => {
    const { app } = edgeAround(() => html('<html></html>', 500));
    const answer = await app.request('/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('R1');
  });

  it('that is thrown is logged with the request id, and shows an error page', async () => {
    const { app, log } = edgeAround(broken);
    const answer = await app.request('/cart');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('R1');
    expect(JSON.stringify(log)).toMatch(/R1.*the database is gone/);
  });

  it('of a call is answered with an error code in JSON', async () => {
    const { app } = edgeAround(broken);
    const answer = await app.request('/api/front/tenant');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'INTERNAL', requestId: 'R1' });
  });

  it('does not change other answers', async () => {
    const { app, log } = edgeAround(() => html('<p>whole</p>', 200));
    expect(await (await app.request('/')).text()).toBe('<p>whole</p>');
    expect(log).toEqual([]);
  });
});

it('a client that disconnects while it sends a body is no failure of the shop', async () => {
  const { app, log } = edgeAround(() => html('', 200));
  app.post('/*', async (c) => c.text((await readBody(c.req.raw)) ?? ''));
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const answer = await app.request('/csp-reports', init);
  expect(answer.status).toBe(499);
  expect(log).toEqual([]);
});
