import type * as v from 'valibot';
import type { ErrorCode } from './errors.ts';
import type { CallRight } from './ops/people/call-rights.ts';
import type { AuditSubject } from './values/people/audit-subjects.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
type ObjectSchema = v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;

/** The limit of a JSON body. The longest list of ids with a message is far smaller. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The limit of what payment providers and trackers push. An event has some kilobytes, and a parcel some tens of
 * events.
 */
export const MAX_PUSH_BYTES = 256 * 1024;

/** One call of the API. Client, router, validation and reference page are derived from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below `/api`, with parameters in braces as in OpenAPI. */
  path: `/${string}`;
  /**
   * `user` needs the bearer token of a shopper, `operator` that of a person or machine of the staff
   * with the `right`, `public` neither.
   */
  auth: 'public' | 'user' | 'operator';
  /**
   * For calls with `auth: 'user'`: whether a visitor without an account may make it too, at a tenant with carts for
   * them. Then it concerns their own cart.
   */
  guests?: true;
  /** What a caller of the staff needs; every call with `auth: 'operator'` has it. */
  right?: CallRight;
  /** For calls of oneself (`self`, `pending`): whether somebody signed in by badge at a station may make it. */
  atStations?: true;
  /** The kind of the object with the id in `params`, which a call of the staff changes. */
  subject?: AuditSubject;
  /** The id of that object, if no parameter names it. */
  subjectId?: string;
  /** Whether a person must have shown their second factor within the last minutes. */
  fresh?: boolean;
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
  /** The limit of the JSON body, if not `MAX_BODY_BYTES`. */
  maxBytes?: number;
  output: AnySchema;
  /** Its error codes, besides those that every call may have (validation, 401, 429, 500). */
  errors?: readonly ErrorCode[];
  /**
   * A POST whose only purpose is its answer. If the answer can't be read, the caller may repeat the call;
   * after any other POST it gets `RESULT_UNREADABLE`.
   */
  answerOnly?: true;
  /** A GET of the staff that reads what is sensitive: the audit records it. */
  audited?: true;
  /**
   * A change of the caller's own account, such as their password. It concerns no single tenant, so the entry is in
   * the chain of all tenants; it is recorded also while the second factor is missing.
   */
  ofCaller?: true;
  /**
   * Whether open pages of the desk make the call again and again by themselves. Then its answer has an `ETag`, for
   * `304`, and it does not keep the caller's session from ending. Only for GET.
   */
  polled?: true;
  /** Whether the call takes an `Idempotency-Key` header, as all calls that move money do. */
  idempotent?: true;
  /**
   * Whether the tenant's rules decide if the call needs a second person. Then it answers with status 202
   * and a `proposal`, and has changed nothing yet.
   */
  governed?: true;
};

/**
 * Whether the audit records a call of the staff: every change, and reading what is sensitive. Who only signs in
 * has changed nothing yet.
 */
export function isAudited({ method, answerOnly, audited, right, ofCaller }: Endpoint): boolean {
  if (right === 'pending' && !ofCaller) return false;
  return audited === true || (method !== 'GET' && !answerOnly);
}

type InputOf<S> = S extends AnySchema ? v.InferInput<S> : never;
type OutputOf<S> = S extends AnySchema ? v.InferOutput<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? S : undefined;

type PartInput<E, K extends 'params' | 'query' | 'body'> =
  Part<E, K> extends AnySchema
    ? Record<string, never> extends InputOf<Part<E, K>>
      ? { [P in K]?: InputOf<Part<E, K>> }
      : { [P in K]: InputOf<Part<E, K>> }
    : unknown;

/** The input of a caller: optional fields may be left out. */
export type EndpointInput<E extends Endpoint> = PartInput<E, 'params'> &
  PartInput<E, 'query'> &
  PartInput<E, 'body'>;

/** The input of a handler: validated, with defaults filled in. */
export type HandlerInput<E extends Endpoint> = {
  params: OutputOf<Part<E, 'params'>>;
  query: OutputOf<Part<E, 'query'>>;
  body: OutputOf<Part<E, 'body'>>;
};

export type EndpointOutput<E extends Endpoint> = v.InferOutput<E['output']>;
