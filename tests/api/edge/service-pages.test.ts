import { describe, expect, test } from 'vitest';
import { DEMO_EMAIL } from '../../../demo/demo-shopper.ts';
import { endpoints, type Input } from '../../../src/contract/endpoints.ts';
import { exampleOf } from '../../../src/contract/examples/all.ts';
import { call, newEmail, requestCode, target, visit } from '../support/world.ts';

test.each(['/healthz', '/readyz'])('%s reports that the server works', async (path) => {
  const { status, json } = await visit(path);
  expect(status).toBe(200);
  expect(json).toEqual({ status: 'ok' });
});

test.each([
  '/nowhere',
  '/product',
  '/product?url=nonsense',
  '/product-search?keyword=https%3A%2F%2Fwww.example.com%2Fthing',
  '/my/nowhere',
])('%s is missing, with a page that says so', async (path) => {
  const { status, text } = await visit(path);
  expect(status).toBe(404);
  expect(text).toContain('<h1');
});

describe('the description of the API', () => {
  const PATHS = ['/api/openapi.json', '/api/docs'];

  test('shows every call to programs', async () => {
    const { headers, json } = await visit('/api/openapi.json');
    expect(headers['content-type']).toContain('application/json');
    const { openapi, paths } = json as { openapi: string; paths: object };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(Object.values(endpoints).map(({ path }) => path)),
    );
  });

  test('shows itself to people by a renderer of our own files', async () => {
    const { status, text, headers } = await visit('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    const files = [...text.matchAll(/ src="([^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    for (const file of files) expect((await visit(file)).status, file).toBe(200);
  });

  test.each(PATHS)('%s is not sent again to a client that has it', async (path) => {
    const { headers } = await visit(path);
    const again = await visit(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.etag).toBe(headers.etag);
    const changed = await visit(path, { headers: { 'if-none-match': 'W/"of-an-older-release"' } });
    expect(changed.status).toBe(200);
  });

  test.runIf(target === 'node').each(PATHS)('%s is compressed', async (path) => {
    const { headers } = await visit(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('has an example of signing in that works in the demonstration', async () => {
    const { profile } = await call('login', exampleOf('login').input as Input<'login'>);
    expect(profile.email).toBe(DEMO_EMAIL);
  });
});

describe('the mailbox of the demonstration', () => {
  test('shows a mail to people and to programs', async () => {
    const email = newEmail();
    const code = await requestCode(email);
    const to = encodeURIComponent(email);
    const page = await visit(`/dev/mailbox?to=${to}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(email);
    expect(page.text).toContain(code);
    const { json } = await visit(`/dev/mailbox.json?to=${to}`);
    expect((json as { mails: unknown[] }).mails).toHaveLength(1);
  });

  test('escapes typed text', async () => {
    const name = encodeURIComponent("<script>alert('x')</script>");
    expect((await visit(`/dev/mailbox?to=${name}`)).text).not.toContain('<script>alert');
  });
});

describe('the page that explains a search in the demonstration', () => {
  test('explains how the words are read, and why each product is found', async () => {
    const { status, text } = await visit('/dev/search?keyword=red+dress&locale=en');
    expect(status).toBe(200);
    expect(text).toContain('thing: dress (the thing)');
    expect(text).toContain('meaning: red');
    expect(text).toMatch(/\d+: .*named 100/);
  });

  test('escapes typed text', async () => {
    const keyword = encodeURIComponent("<script>alert('x')</script>");
    expect((await visit(`/dev/search?keyword=${keyword}`)).text).not.toContain('<script>alert');
  });
});
