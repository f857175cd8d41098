import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitFileForms } from '../../../../src/server/edge/forms/limit-file-forms.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import { translator } from '../../support/translator.ts';

/** An edge that reads bodies, and forms that the test completes. */
async function open() {
  const t = await translator('en');
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('t', t);
    c.set('session', { userId: c.req.header('user') ?? '', token: '' });
    await next();
  });
  app.use(limitFileForms);
  app.post('*', async (c) => c.text(await c.req.text()));
  return (user: string, type = 'multipart/form-data; boundary=b') => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const headers = { user, 'content-type': type };
    const init = { method: 'POST', body: readable, headers, duplex: 'half' } as RequestInit;
    const answer = Promise.resolve(app.request('/', init));
    return { status: () => answer.then(({ status }) => status), finish: () => writable.close() };
  };
}

it('lets a visitor send at most four forms with files at the same time', async () => {
  const send = await open();
  const slow = Array.from({ length: 4 }, () => send('mia'));
  const fifth = send('mia');
  await fifth.finish();
  expect(await fifth.status()).toBe(429);
  for (const other of [send('ben'), send('mia', 'application/json')]) {
    await other.finish();
    expect(await other.status()).toBe(200);
  }
  for (const form of slow) await form.finish();
  expect(await Promise.all(slow.map(({ status }) => status()))).toEqual([200, 200, 200, 200]);
  const later = send('mia');
  await later.finish();
  expect(await later.status()).toBe(200);
});
