import type { Endpoint, EndpointInput, EndpointOutput } from '../endpoint.ts';

/**
 * A call as a client sends it, and its answer. Ids, numbers, codes and links are samples: replace them
 * with those of the server. All other values can be sent as they are.
 */
export type Example<E extends Endpoint> = { input?: EndpointInput<E>; answer: EndpointOutput<E> };

/** An example of each call of a group. */
export type Examples<T extends Record<string, Endpoint>> = {
  readonly [N in keyof T]: Example<T[N]>;
};

/** A page with all records of a list. */
export const pageWith = <T>(...records: T[]) => ({
  total: records.length,
  pageNo: 1,
  pageSize: 20,
  totalPage: 1,
  records,
});

/** The answer of a call that returns no data. */
export const done = { answer: { ok: true } } as const;

/** The demonstration's shopper, so that examples of signing in and paying work there. */
export const DEMO = {
  email: 'demo@sampan.test',
  password: 'sampan-demo-1',
  payPassword: '246810',
} as const;
