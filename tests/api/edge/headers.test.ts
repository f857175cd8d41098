import { describe, expect, test } from 'vitest';
import { send, visit } from '../support/world.ts';

const policyOf = (value: unknown) =>
  new Map(
    String(value ?? '')
      .split(/;\s*/)
      .map((directive): [string, string[]] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe('security headers are on every answer', () => {
  const PATHS = [
    '/',
    '/about',
    '/no-such-page',
    '/cart',
    '/api/front/tenant',
    '/api/front/cart',
    '/api/docs',
    '/healthz',
    '/dev/mailbox',
  ];
  test.each(PATHS)('%s', async (path) => {
    const { headers } = await visit(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*|https?:/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('on responses to writes', async () => {
    const { headers } = await send('POST', '/api/front/user/login', {});
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('scripts of a page', () => {
  const nonceOf = (value: unknown) => /'nonce-([^']+)'/.exec(String(value))?.[1];

  test('carry a nonce that no other request has', async () => {
    // Pages that are rendered for each request; cached ones have hashes (page-cache.test.ts).
    const answers = await Promise.all(
      ['/auth/login', '/auth/login', '/auth/signup'].map((path) => visit(path)),
    );
    const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']));
    expect(nonces.every((nonce) => nonce && nonce.length >= 16)).toBe(true);
    expect(new Set(nonces).size).toBe(answers.length);
    for (const [i, { text }] of answers.entries()) {
      const inline = text.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? [];
      expect(inline.length).toBeGreaterThan(0);
      for (const tag of inline) {
        if (!/type="(application|speculation)/.test(tag))
          expect(tag).toContain(`nonce="${nonces[i]}"`);
      }
    }
  });

  test('are never attributes of the markup', async () => {
    const { text } = await visit('/');
    expect(text).not.toMatch(/<[a-z]+[^>]*\son[a-z]+="/i);
  });
});
