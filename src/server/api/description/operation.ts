import type { JsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../contract/errors.ts';
import type { ExampleInput } from '../../../contract/examples/all.ts';
import { reference } from './schemas.ts';

export type Json = Record<string, unknown>;

/** A call with its converted schemas and its example. */
export type DescribedCall = {
  name: string;
  endpoint: Endpoint;
  schemas: { params?: JsonSchema; query?: JsonSchema; body?: JsonSchema; output: JsonSchema };
  example: { input: ExampleInput; answer: unknown };
};

/** The errors that most calls can have, by the name of their response in `components.responses`. */
const SHARED_ERRORS = {
  ValidationFailed: 'VALIDATION_FAILED',
  Unauthenticated: 'UNAUTHENTICATED',
  TooManyRequests: 'TOO_MANY_REQUESTS',
  Internal: 'INTERNAL',
} as const satisfies Record<string, ErrorCode>;
/** The names in `SHARED_ERRORS`, by error code. */
const SHARED_NAMES = new Map<ErrorCode, string>(
  Object.entries(SHARED_ERRORS).map(([name, code]) => [code, name]),
);

const EXAMPLE_MESSAGES: Record<(typeof SHARED_ERRORS)[keyof typeof SHARED_ERRORS], string> = {
  VALIDATION_FAILED: 'Check the highlighted fields.',
  UNAUTHENTICATED: 'Your session has expired. Please sign in again.',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait a moment and try again.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
};

const EXAMPLE_REQUEST_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

const errorContent = (example?: Json) => ({
  'application/json': { schema: reference('Error'), ...(example && { example }) },
});

/** The responses that many calls share: `components.responses`. */
export const sharedResponses: Json = Object.fromEntries(
  Object.entries(SHARED_ERRORS).map(([name, code]) => {
    const example = {
      code,
      message: EXAMPLE_MESSAGES[code],
      ...(code === 'VALIDATION_FAILED' && {
        errors: [{ field: 'email', code: 'email', message: 'Enter a valid email address.' }],
      }),
      requestId: EXAMPLE_REQUEST_ID,
    };
    return [name, { description: code, content: errorContent(example) }];
  }),
);

/** The header of all calls that move money: `components.parameters`. */
export const sharedParameters: Json = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A unique text for each operation, for example a UUID. Repeat it in a retry: the retry gets the first answer.',
    schema: { type: 'string', maxLength: 255 },
    example: '0d8f6c1e-52b7-4c6f-9a44-1f6a2b3c4d5e',
  },
};

const ACCESS: Record<Endpoint['auth'], string> = {
  public: 'Anybody may call it.',
  user: 'Needs a signed-in shopper: a bearer token, or the session of a browser.',
  operator: 'Needs the operator’s bearer token.',
};
const FOR_GUESTS =
  'At a shop with carts for visitors, also a visitor without an account: the header `x-guest-cart` names their cart.';
const MOVES_MONEY =
  'It moves money: with an `Idempotency-Key`, a repeated call gets the first answer and has no second effect.';

/** Query and path parameters from an object schema, each with its value in the example. */
function parameters(schema: JsonSchema | undefined, place: 'path' | 'query', values: Json = {}) {
  const { properties = {}, required = [] } = schema ?? {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(values[name] !== undefined && { example: values[name] }),
  }));
}

/**
 * The error responses of a call, by status. A status with several errors lists their codes; one with a
 * single shared error refers to its component.
 */
function errorResponses(endpoint: Endpoint): Json {
  const codes = new Set<ErrorCode>([
    ...(endpoint.errors ?? []),
    'VALIDATION_FAILED',
    'TOO_MANY_REQUESTS',
    'INTERNAL',
  ]);
  if (endpoint.auth !== 'public') codes.add('UNAUTHENTICATED');
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codesOfStatus]) => {
      const [code, ...otherCodes] = codesOfStatus;
      const sharedName = code && otherCodes.length === 0 ? SHARED_NAMES.get(code) : undefined;
      const response = sharedName
        ? { $ref: `#/components/responses/${sharedName}` }
        : { description: codesOfStatus.join(', '), content: errorContent() };
      return [status, response];
    }),
  );
}

const content = (schema: JsonSchema, example: unknown) => ({
  content: { 'application/json': { schema, ...(example !== undefined && { example }) } },
});

/** A call as an operation of OpenAPI. */
export function operation({ name, endpoint, schemas, example }: DescribedCall): Json {
  const { auth, guests, idempotent, group, summary } = endpoint;
  const access = guests ? `${ACCESS[auth]} ${FOR_GUESTS}` : ACCESS[auth];
  const { input, answer } = example;
  return {
    operationId: name,
    summary,
    description: idempotent ? `${access} ${MOVES_MONEY}` : access,
    tags: [group],
    security: auth === 'public' ? [] : [{ [auth]: [] }, ...(guests ? [{}] : [])],
    parameters: [
      ...parameters(schemas.params, 'path', input.params),
      ...parameters(schemas.query, 'query', input.query),
      ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(schemas.body && { requestBody: { required: true, ...content(schemas.body, input.body) } }),
    responses: {
      200: { description: 'OK', ...content(schemas.output, answer) },
      ...(endpoint.governed && {
        202: { description: 'A proposal waits', ...content(schemas.output, answer) },
      }),
      ...errorResponses(endpoint),
    },
  };
}
