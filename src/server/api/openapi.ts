import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { category } from '../../contract/calls/catalogue.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { ERROR_STATUS, errorBody } from '../../contract/errors.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
type Json = Record<string, unknown>;

/** Recursive schemas: they are listed as components, and other schemas refer to them. */
const RECURSIVE = { Category: category };

const conversion = (typeMode: 'input' | 'output') =>
  ({
    errorMode: 'ignore',
    typeMode,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) satisfies ConversionConfig;

function jsonSchema(schema: AnySchema, typeMode: 'input' | 'output'): Json {
  const options = { ...conversion(typeMode), definitions: RECURSIVE };
  const { $schema: _schema, $defs: _defs, ...rest } = toJsonSchema(schema, options) as Json;
  return rest;
}

/** Query and path parameters from the entries of an object schema. */
function parameters(schema: AnySchema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const SHARED_ERRORS = ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS', 'INTERNAL'] as const;

function errorResponses(endpoint: Endpoint): Json {
  const codes = new Set([...(endpoint.errors ?? []), ...SHARED_ERRORS]);
  if (endpoint.auth !== 'public') codes.add('UNAUTHENTICATED');
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

function operation(name: string, endpoint: Endpoint): Json {
  const body = endpoint.method === 'GET' ? undefined : endpoint.body;
  const idempotency = endpoint.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } }]
    : [];
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.group],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...idempotency,
    ],
    ...(body ? { requestBody: { required: true, ...json(jsonSchema(body, 'input')) } } : {}),
    ...(endpoint.auth === 'public' ? {} : { security: [{ [endpoint.auth]: [] }] }),
    responses: {
      200: { description: 'OK', ...json(jsonSchema(endpoint.output, 'output')) },
      ...errorResponses(endpoint),
    },
  };
}

let document: Json | undefined;

/** The contract as OpenAPI 3.1. */
export function openApiDocument(): Json {
  if (document) return document;
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  document = {
    openapi: '3.1.0',
    info: { title: 'Sampan API', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: {
        Error: jsonSchema(errorBody, 'output'),
        ...toJsonSchemaDefs(RECURSIVE, conversion('output')),
      },
      securitySchemes: {
        user: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  };
  return document;
}
