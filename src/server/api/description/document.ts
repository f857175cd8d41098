import type { Endpoint } from '../../../contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts';
import { exampleOf } from '../../../contract/examples/all.ts';
import { type Json, operation, sharedParameters, sharedResponses } from './operation.ts';
import { referencesIn, toJsonSchemas } from './schemas.ts';

/** Which calls are described: `shop` leaves out those of operators. */
export type Audience = 'shop' | 'all';

const INFO = {
  title: 'Sampan API',
  version: '1',
  summary:
    'Everything that a storefront requests from its backend, and what operators report to it.',
  description: [
    'A call is answered for the tenant of the host, in the language of `Accept-Language`.',
    'Amounts are decimal strings of yuan, times are ISO 8601 in UTC, weights are grams and lengths millimetres.',
    'A failed call answers with `{ code, message, errors?, details?, requestId }`: `code` is for programs, `message` for people.',
    'Sign in with `login`. A browser then has a session and sends it by itself; other clients send `accessToken` as a bearer token.',
  ].join('\n\n'),
  contact: { name: 'The operator of this shop' },
  license: { name: 'MIT', identifier: 'MIT' },
};

const TAGS: Record<Endpoint['group'], string> = {
  site: 'The tenant and its settings, warehouses, countries and freight.',
  user: 'Signing up and in, the profile, and address books.',
  product: 'Search, products, categories and links.',
  cart: 'The cart, and buying one product at once.',
  orders: 'Purchase orders, parcels in storage, forwarding and refunds.',
  payments: 'Paying from the balance.',
  account: 'The balance, its statement, top-ups, withdrawals and the pay password.',
  content: 'Home page, articles, notifications, feedback and uploads.',
  ops: 'What operators do and report: buying, storing, forwarding, money and tenants.',
};

const SECURITY = {
  user: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `accessToken` of `login` or `signup`. Browsers have a session instead.',
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The value of `OPERATOR_TOKEN`.',
  },
};

const INPUT_PARTS = ['params', 'query', 'body'] as const;
/** The key of a call's schema among the converted schemas. */
const keyOf = (name: string, part: string) => `${name} ${part}`;

/** Converts the schemas of all calls to JSON Schema, by `keyOf`. */
function convertCalls(calls: readonly (readonly [EndpointName, Endpoint])[]) {
  const input = calls.flatMap(([name, endpoint]) =>
    INPUT_PARTS.flatMap((part) => {
      const schema = endpoint[part];
      return schema ? [[keyOf(name, part), schema] as const] : [];
    }),
  );
  const output = calls.map(([name, endpoint]) => [keyOf(name, 'output'), endpoint.output] as const);
  return toJsonSchemas({
    input: Object.fromEntries(input),
    output: Object.fromEntries(output),
  });
}

/** The components to which the calls refer, directly or through other components. */
function usedComponents(components: Json, paths: Json): Json {
  const used = new Set(referencesIn([paths, sharedResponses]));
  // The loop also visits the names that it adds.
  for (const name of used) {
    for (const inner of referencesIn(components[name])) used.add(inner);
  }
  return Object.fromEntries(Object.entries(components).filter(([name]) => used.has(name)));
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(audience: Audience): Json {
  const isShown = ({ group }: Endpoint) => audience === 'all' || group !== 'ops';
  const calls = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, endpoint]) =>
    isShown(endpoint),
  );
  const { input, output, components } = convertCalls(calls);
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of calls) {
    const [params, query, body] = INPUT_PARTS.map((part) => input[keyOf(name, part)]);
    const schemas = {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && endpoint.method !== 'GET' && { body }),
      output: output[keyOf(name, 'output')] ?? {},
    };
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation({
        name,
        endpoint,
        schemas,
        example: exampleOf(name),
      }),
    };
  }
  const groups = new Set(calls.map(([, { group }]) => group));
  const { user, operator } = SECURITY;
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/api', description: 'The host of the tenant' }],
    tags: [...groups].map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      schemas: usedComponents(components, paths),
      responses: sharedResponses,
      parameters: sharedParameters,
      securitySchemes: audience === 'all' ? { user, operator } : { user },
    },
  };
}
