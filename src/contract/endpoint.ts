import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** JSON bodies are small: the longest list of ids and a message fit many times over. */
export const MAX_BODY_BYTES = 64 * 1024;

/** One call of the API: everything the client, the router, the validators and the reference page need. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`; parameters in braces, as OpenAPI writes them. */
  path: `/${string}`;
  /** `user` needs a valid bearer token, `operator` the operator's token, `public` neither. */
  auth: 'public' | 'user' | 'operator';
  group:
    | 'site'
    | 'user'
    | 'product'
    | 'cart'
    | 'account'
    | 'payments'
    | 'orders'
    | 'content'
    | 'ops';
  summary: string;
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** What a JSON body may be at most, where it is not the usual little. */
  maxBytes?: number;
  output: AnySchema;
  /** What it may answer beyond the codes every call shares (validation, 401, 429, 500). */
  errors?: readonly ErrorCode[];
  /** Money-moving calls take an `Idempotency-Key` header. */
  idempotent?: true;
};

type InputOf<S> = S extends AnySchema ? v.InferInput<S> : never;
type OutputOf<S> = S extends AnySchema ? v.InferOutput<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

type PartInput<E, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends AnySchema
    ? Record<string, never> extends InputOf<Part<E, K>>
      ? { [P in K]?: InputOf<Part<E, K>> }
      : { [P in K]: InputOf<Part<E, K>> }
    : unknown;

/** What a caller passes. */
export type EndpointInput<E extends Endpoint> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'>;

/** What a handler gets: the parts after validation, defaults filled in. */
export type HandlerInput<E extends Endpoint> = {
  params: OutputOf<Part<E, 'params'>>;
  query: OutputOf<Part<E, 'query'>>;
  body: OutputOf<Part<E, 'body'>>;
};

export type EndpointOutput<E extends Endpoint> = v.InferOutput<E['output']>;
