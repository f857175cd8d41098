import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureResponse } from '../../../../src/server/api/failure-response.ts';
import type { Platform } from '../../../../src/server/platform/platform.ts';
import { retryingD1 } from '../../../../src/server/platform/workerd/retrying-d1.ts';
import { translator } from '../../support/translator.ts';

const BUSY = 'D1_ERROR: database is locked: SQLITE_BUSY';
const LOST = 'D1_ERROR: Network connection lost.';
const WRONG = 'D1_ERROR: no such table: a: SQLITE_ERROR';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A D1 whose first attempts fail with these messages, as Drizzle sees it. */
function failing(...messages: string[]) {
  let attempts = 0;
  const attempt = async (results: unknown) => {
    const message = messages[attempts++];
    if (message) throw new Error(message);
    return results;
  };
  const statement = {
    bind: () => statement,
    all: () => attempt({ results: [{ one: 1 }] }),
    raw: () => attempt([[1]]),
    run: () => attempt({ results: [] }),
    first: () => attempt(1),
  };
  const batch = (all: unknown[]) => attempt(all.map(() => ({ results: [] })));
  const client = retryingD1({ prepare: () => statement, batch });
  const db = drizzle(client as never);
  const outcome = async (run: Promise<unknown>) => {
    const settled = run.then(
      () => 'done',
      (error: unknown) => error as Error,
    );
    await vi.runAllTimersAsync();
    return { result: await settled, attempts };
  };
  return { db, outcome };
}
const READ = sql`select 1 as one`;
const WRITE = sql`update a set b = 1`;

describe('a statement of D1', () => {
  it.each([BUSY, LOST])('that reads is tried again after: %s', async (message) => {
    const { db, outcome } = failing(message, message);
    expect(await outcome(db.all(READ))).toEqual({ result: 'done', attempts: 3 });
  });

  it('that writes is tried again only if it was never begun', async () => {
    const busy = failing(BUSY);
    expect(await busy.outcome(busy.db.run(WRITE))).toEqual({ result: 'done', attempts: 2 });
    const lost = failing(LOST);
    expect((await lost.outcome(lost.db.run(WRITE))).attempts).toBe(1);
  });

  it('is not tried again after an error that stays', async () => {
    const { db, outcome } = failing(WRONG);
    expect((await outcome(db.all(READ))).attempts).toBe(1);
  });

  it('is given up after four attempts', async () => {
    const { db, outcome } = failing(...Array<string>(9).fill(BUSY));
    const { result, attempts } = await outcome(db.all(READ));
    expect(attempts).toBe(4);
    const answer = await failureResponse(result, {
      platform: { translator, log: () => {} } as unknown as Platform,
      scope: undefined,
      request: new Request('http://shop.test/'),
      endpoint: 'getCart',
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({ code: 'BUSY' });
  });
});

it('statements of a batch are tried again together', async () => {
  const { db, outcome } = failing(BUSY);
  const batch = db.batch([db.run(WRITE), db.run(READ)] as never);
  expect(await outcome(batch)).toEqual({ result: 'done', attempts: 2 });
});
