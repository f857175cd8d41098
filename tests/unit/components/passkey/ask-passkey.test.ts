import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askPasskey, type PasskeyCalls } from '../../../../src/components/passkey/ask-passkey.ts';

const CALLS: PasskeyCalls = {
  begin: ['POST', '/front/user/passkeys/begin-login'],
  end: ['POST', '/front/user/login-by-passkey'],
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'lo' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a passkey is asked for', () => {
  it('in the language of the page, and not for ever', async () => {
    const refused = { code: 'TOO_MANY_REQUESTS', message: 'the words of the server' };
    const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json(refused, { status: 429 }),
    );
    vi.stubGlobal('fetch', fetched);
    expect(await askPasskey(CALLS)).toEqual(refused);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/front/user/passkeys/begin-login');
    expect(new Headers(init?.headers).get('x-page-language')).toBe('lo');
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['no answer', async () => Promise.reject(new TypeError('no network'))],
    ['no words', async () => new Response('', { status: 502 })],
  ])('without result, where the server has %s', async (_, fetched) => {
    vi.stubGlobal('fetch', fetched);
    expect(await askPasskey(CALLS)).toEqual({ code: 'failed' });
  });
});
