import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../../src/contract/endpoints.ts';
import { openApiDocument } from '../../../../../src/server/api/description/document.ts';
import { referencesIn } from '../../../../../src/server/api/description/schemas.ts';

type Media = { content: { 'application/json': { schema: object; example?: unknown } } };
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: Media;
  responses: Record<string, Partial<Media>>;
};
type Document = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: object };
};

const documents = {
  all: openApiDocument('all') as unknown as Document,
  shop: openApiDocument('shop') as unknown as Document,
};
const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((path) => Object.values(path));
const namesOf = (document: Document) =>
  operationsOf(document).map(({ operationId }) => operationId);
const table = Object.entries(endpoints) as [string, Endpoint][];

/** Redocly's recommended rules, except one: paths such as `/front/cart/{id}` and `/front/cart/refresh` are the specification's. */
const linterConfig = await createConfig({
  extends: ['recommended'],
  rules: { 'no-ambiguous-paths': 'off' },
});

describe('the description of the API', () => {
  it.each(Object.entries(documents))('passes the linter of Redocly: %s', async (_, document) => {
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, config: linterConfig });
    const messages = problems.map(
      ({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`,
    );
    expect(messages).toEqual([]);
  });

  it('has every call of the contract and no other', () => {
    expect(namesOf(documents.all).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(table)('describes input, output and authentication of %s', (name, endpoint) => {
    const { paths, tags, components } = documents.all;
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not described`);
    const { parameters, requestBody, responses, security } = operation;
    expect(operation.operationId).toBe(name);
    expect(operation.summary).not.toBe('');
    expect(operation.description).not.toBe('');
    expect(tags.map((tag) => tag.name)).toContain(operation.tags[0]);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(
      endpoint.path.match(/\{\w+\}/g) ?? [],
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    const takesBody = endpoint.method !== 'GET' && Boolean(endpoint.body);
    expect(requestBody?.content['application/json'].example !== undefined).toBe(takesBody);
    expect(responses[200]?.content?.['application/json'].example).toBeDefined();
    expect(Boolean(responses[401])).toBe(endpoint.auth !== 'public');
    const schemes = security.flatMap((scheme) => Object.keys(scheme));
    expect(schemes).toEqual(endpoint.auth === 'public' ? [] : [endpoint.auth]);
    // An empty scheme means that a visitor may make the call too.
    expect(security.some((scheme) => Object.keys(scheme).length === 0)).toBe(
      endpoint.guests === true,
    );
    for (const scheme of schemes) expect(components.securitySchemes).toHaveProperty(scheme);
    const takesKey = parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
    expect(takesKey).toBe(endpoint.idempotent === true);
  });

  it('refers to a component wherever a large schema is repeated', () => {
    const found = new Map<string, number>();
    const collect = (part: unknown): void => {
      if (!part || typeof part !== 'object') return;
      if ('properties' in part && Object.keys(part.properties as object).length > 3) {
        const text = JSON.stringify(part);
        found.set(text, (found.get(text) ?? 0) + 1);
      }
      for (const inner of Object.values(part)) collect(inner);
    };
    for (const { parameters, requestBody, responses } of operationsOf(documents.all)) {
      const bodies = [requestBody, ...Object.values(responses)];
      for (const media of bodies) collect(media?.content?.['application/json'].schema);
      collect(parameters);
    }
    // `…Input` is the same schema for requests, in which fields with a default are optional.
    const { schemas } = documents.all.components;
    collect(Object.entries(schemas).filter(([name]) => !name.endsWith('Input')));
    expect([...found].filter(([, count]) => count > 1).map(([text]) => text)).toEqual([]);
  });

  it('has each component that it refers to, and no other', () => {
    for (const document of Object.values(documents)) {
      const { schemas } = document.components;
      expect(referencesIn(document).sort()).toEqual(Object.keys(schemas).sort());
    }
  });

  it('for shoppers leaves out everything for operators', () => {
    const { shop } = documents;
    const ofShoppers = table.filter(([, { group }]) => group !== 'ops').map(([name]) => name);
    expect(namesOf(shop).sort()).toEqual(ofShoppers.sort());
    expect(shop.tags.map(({ name }) => name)).not.toContain('ops');
    expect(Object.keys(shop.components.securitySchemes)).toEqual(['user']);
    expect(Object.keys(shop.components.schemas)).not.toContain('TenantFile');
  });
});
