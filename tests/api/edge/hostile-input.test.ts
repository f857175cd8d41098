import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { toRequest } from '../../../src/contract/client.ts';
import { decodeFields } from '../../../src/contract/decode.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import type { Answer } from '../../../tools/servers/http.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import {
  HOSTILE_BODIES,
  HOSTILE_PARAMS,
  hostileBodies,
  hostileQueries,
  overAll,
} from '../support/hostile.ts';
import { expectRefused, refusalOf } from '../support/refusals.ts';
import { SAMPLES } from '../support/samples.ts';
import { newStage, type Stage } from '../support/stage.ts';
import { visit } from '../support/world.ts';

/** A separate tenant, so that limits by network do not affect other tests. */
const HOST = 'pk.localhost';

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};
const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const rowOf = (name: EndpointName) => table.findIndex(([other]) => other === name);
const having = (part: 'params' | 'query' | 'body') =>
  table.filter(([, endpoint]) => endpoint[part]);

/** Bad input is a 4xx with code and text: `VALIDATION_FAILED` where the contract forbids it. */
function expectHandled(answer: Answer, what: string, allowed: boolean): void {
  if (!allowed) expectRefused(answer, 'VALIDATION_FAILED');
  // 202: it waits for a second person.
  else if (![200, 202].includes(answer.status))
    expect(refusalOf(answer).code, what).not.toBe('INTERNAL');
}

/** A valid call as an HTTP request that a test can break. */
async function requestFor(stage: Stage, name: EndpointName) {
  const { auth }: Endpoint = endpoints[name];
  const { input, by = stage.shopper } = await SAMPLES[name](stage);
  const token = { public: undefined, user: by.token, operator: OPERATOR_TOKEN }[auth];
  const { path, init } = toRequest(name, input as Parts);
  const headers = {
    ...(init.headers as Record<string, string>),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const [pathname = '', search] = path.split('?');
  const asked = { host: by.host, method: init.method ?? 'GET', headers };
  return {
    good: input as Parts,
    pathname,
    search: search ? `?${search}` : '',
    body: typeof init.body === 'string' ? init.body : undefined,
    ask: (to: string, body?: string) => visit(to, body === undefined ? asked : { ...asked, body }),
  };
}

describe('a bad body is refused with a code and a text, and never breaks anything', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await newStage(HOST);
  });

  test.each(having('body'))('%s', async (name, { body: schema }) => {
    if (!schema) return;
    const { good, pathname, search, ask } = await requestFor(stage, name);
    const spoilt = hostileBodies(schema, good.body ?? {}, rowOf(name));
    const cases = [
      ...HOSTILE_BODIES.map((body) => ({ what: body.slice(0, 60), body })),
      ...spoilt.map(({ what, body }) => ({ what, body: JSON.stringify(body) })),
    ];
    await overAll(cases, async ({ what, body }) => {
      const allowed = v.safeParse(schema, JSON.parse(body)).success;
      expectHandled(await ask(pathname + search, body), what, allowed);
    });
  });
});

describe('a bad query is refused with a code and a text, and never breaks anything', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await newStage(HOST);
  });

  test.each(having('query'))('%s', async (name, { query: schema }) => {
    if (!schema) return;
    const { good, pathname, ask, body } = await requestFor(stage, name);
    await overAll(
      hostileQueries(schema, good.query ?? {}, rowOf(name)),
      async ({ what, query }) => {
        const allowed = v.safeParse(schema, decodeFields(schema, query)).success;
        expectHandled(await ask(`${pathname}?${query}`, body), what, allowed);
      },
    );
  });
});

describe('a path that names nothing is refused with a code and a text', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await newStage(HOST);
  });

  test.each(having('params'))('%s', async (name, { path: pattern }) => {
    const { search, ask, body } = await requestFor(stage, name);
    await overAll(HOSTILE_PARAMS, async (param) => {
      const answer = await ask(`/api${pattern.replaceAll(/\{\w+\}/g, param)}${search}`, body);
      // 403: what only a person may do, and no key.
      expect([403, 404, 422], `${param}: ${answer.text}`).toContain(answer.status);
      refusalOf(answer);
    });
  });
});
