import { afterEach, expect, it, vi } from 'vitest';
import { call } from '../../../../src/components/session/api.ts';

afterEach(() => vi.unstubAllGlobals());

const ROUTE = ['GET', '/front/user/sessions'] as const;

/** The browser's answers: a response with this status, whose body ends with an error if there is none. */
function respondWith(status: number, body?: unknown): void {
  const stream = new ReadableStream({
    start(controller) {
      if (body === undefined) controller.error(new Error('the connection ended'));
      else controller.enqueue(new TextEncoder().encode(JSON.stringify(body)));
      if (body !== undefined) controller.close();
    },
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', async () => new Response(stream, { status }));
}

it('returns the body of a response', async () => {
  respondWith(200, { name: 'Mia' });
  await expect(call(ROUTE)).resolves.toEqual({ name: 'Mia' });
});

it('fails as without a response if the body of a response does not arrive', async () => {
  respondWith(200);
  await expect(call(ROUTE)).rejects.toMatchObject({ status: 0 });
});

it('fails with the status of a refusal, also without its body', async () => {
  respondWith(503);
  await expect(call(ROUTE)).rejects.toMatchObject({ status: 503 });
});
