import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { newEmail, requestCode, visit } from '../support/world.ts';

test.each(['/healthz', '/readyz'])('%s reports that the server works', async (path) => {
  const { status, json } = await visit(path);
  expect(status).toBe(200);
  expect(json).toEqual({ status: 'ok' });
});

test.each(['/nowhere', '/product', '/product?url=nonsense', '/my/nowhere'])(
  '%s is missing, with a page that says so',
  async (path) => {
    const { status, text } = await visit(path);
    expect(status).toBe(404);
    expect(text).toContain('<h1');
  },
);

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: object }>;
  security?: object[];
};
type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};

describe('/api/openapi.json', () => {
  let document: OpenApi;
  beforeAll(async () => {
    document = (await visit('/api/openapi.json')).json as OpenApi;
  });

  test('describes every call of the contract and no other', () => {
    const { openapi, paths } = document;
    expect(openapi).toBe('3.1.0');
    const described = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(described.sort()).toEqual(Object.keys(endpoints).sort());
  });

  test.each(Object.entries(endpoints) as [string, Endpoint][])('%s', (name, endpoint) => {
    const { paths, components } = document;
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: name });
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    expect(inPath.map((parameter) => parameter.name)).toEqual(named);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(Boolean(operation?.requestBody)).toBe(
      endpoint.method !== 'GET' && Boolean(endpoint.body),
    );
    expect(operation?.responses[200]?.content).toBeDefined();
    expect(Boolean(operation?.responses[401])).toBe(endpoint.auth !== 'public');
    const schemes = (operation?.security ?? []).flatMap((scheme) => Object.keys(scheme));
    expect(schemes).toEqual(endpoint.auth === 'public' ? [] : [endpoint.auth]);
    for (const scheme of schemes) expect(components.securitySchemes).toHaveProperty(scheme);
  });

  test('has no dangling references', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, pointer = ''] of references) {
      const there = pointer
        .split('/')
        .reduce<unknown>(
          (node, step) => (node as Record<string, unknown> | undefined)?.[step],
          document,
        );
      expect(there, pointer).toBeDefined();
    }
  });
});

test('/api/docs shows every call to people', async () => {
  const { status, text, headers } = await visit('/api/docs');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  for (const { path } of Object.values(endpoints)) expect(text).toContain(`/api${path}`);
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
