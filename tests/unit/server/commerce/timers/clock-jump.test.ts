import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countAttempt } from '../../../../../src/server/commerce/identity/attempts.ts';
import { findOrder } from '../../../../../src/server/commerce/purchase/find-orders.ts';
import { lastUsed } from '../../../../../src/server/commerce/rates/exchange-rates.ts';
import { tick } from '../../../../../src/server/commerce/timers/tick.ts';
import { readRevisions } from '../../../../../src/server/db/revisions.ts';
import { idempotencyKeys } from '../../../../../src/server/db/schema/money/ledger.ts';
import { sourceRates } from '../../../../../src/server/db/schema/money/rates.ts';
import { outbox } from '../../../../../src/server/db/schema/orders/notices.ts';
import { purchaseOrders } from '../../../../../src/server/db/schema/orders/orders.ts';
import {
  attempts,
  emailCodes,
  sessions,
  uploads,
} from '../../../../../src/server/db/schema/people/users.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarder } from '../../../support/forwarding.ts';
import { DAY, MINUTE, NOW } from '../../../support/identity-scope.ts';
import { fund, later, openShop, order } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

const AHEAD = NOW + 400 * DAY;

async function open() {
  const db = await openTestDatabase();
  const scope = await forwarder(await openShop(db));
  await fund(scope, 1000_00);
  const { id } = await order(scope);
  const placed = async () => {
    const [row] = await db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id));
    if (!row) throw new Error('the order is gone');
    return row;
  };
  const timers = await openTimers(scope);
  const jumps = () => timers.lines.filter(({ event }) => event === 'clock_jumped');
  return { db, scope, placed, jumps, ...timers };
}

type World = Awaited<ReturnType<typeof open>>;

/** One row of each kind that timers remove once it is old. */
async function fillWithRows({ db, scope: { tenantId, userId } }: World): Promise<void> {
  const file = { contentType: 'image/png', bytes: 1, sha256: 'x' };
  const mail = { to: 'a', from: 'b', subject: '', text: '', html: '' };
  await db.batch([
    db.delete(sessions),
    db.delete(emailCodes),
    db.delete(attempts),
    db.delete(outbox),
    db
      .insert(sessions)
      .values({ id: 's', tenantId, userId, createdAt: NOW, expiresAt: NOW + 90 * DAY }),
    db.insert(emailCodes).values({
      tenantId,
      email: 'a',
      askedBy: 'b',
      codeHash: 'x',
      sentAt: NOW,
      expiresAt: NOW + 10 * MINUTE,
    }),
    db.insert(attempts).values({ key: 'k', count: 1, windowEndsAt: NOW + DAY }),
    db.insert(outbox).values({ ...mail, id: 'm', tenantId, createdAt: NOW }),
    db.insert(uploads).values({
      ...file,
      key: 'u',
      tenantId,
      userId,
      catalog: 'PRODUCT_SEARCH',
      createdAt: NOW,
    }),
    db.insert(idempotencyKeys).values({
      tenantId,
      userId,
      key: 'i',
      requestHash: 'x',
      endpoint: 'e',
      status: 200,
      body: '{}',
      createdAt: NOW,
    }),
  ]);
}

const rowsLeft = async ({ db }: World) => ({
  sessions: await db.select().from(sessions),
  emailCodes: await db.select().from(emailCodes),
  attempts: await db.select().from(attempts),
  outbox: await db.select().from(outbox),
  uploads: await db.select().from(uploads),
  idempotencyKeys: await db.select().from(idempotencyKeys),
});

describe('a clock that jumps 400 days ahead', () => {
  it('removes nothing and closes no order, and is logged', async () => {
    const world = await open();
    const { at, placed, jumps, scope } = world;
    await fillWithRows(world);
    const before = await rowsLeft(world);
    await tick(at(NOW));
    expect(jumps()).toEqual([]);
    await tick(at(AHEAD));
    expect(await rowsLeft(world)).toEqual(before);
    expect((await placed()).status).toBe('PENDING_PAYMENT');
    const seen = await findOrder(later(scope, 400 * DAY), (await placed()).orderNo);
    expect(seen.status).toBe('PENDING_PAYMENT');
    expect(jumps()).toEqual([
      {
        event: 'clock_jumped',
        lastRun: new Date(NOW).toISOString(),
        now: new Date(AHEAD).toISOString(),
      },
    ]);
  });

  it('is followed back at once, and leaves no limit, code or rate of the future', async () => {
    const { db, scope, at, placed, jumps } = await open();
    const seeded = { source: 'seed', currency: 'AUD', rate: '0.2', fetchedAt: NOW };
    await db.insert(sourceRates).values(seeded);
    await tick(at(NOW));
    await countAttempt(later(scope, 400 * DAY), 'k', { limit: 1, windowSeconds: 60 });
    await tick(at(AHEAD));
    await tick(at(NOW + MINUTE));
    await countAttempt(later(scope, MINUTE), 'k', { limit: 1, windowSeconds: 60 });
    expect(await lastUsed(scope, 'AUD')).toMatchObject({ raw: '0.2', fetchedAt: NOW + MINUTE });
    expect(jumps()).toHaveLength(1);
    await db.update(purchaseOrders).set({ expiresAt: NOW + 5 * MINUTE });
    await tick(at(NOW + 5 * MINUTE));
    expect((await placed()).status).toBe('CLOSED');
  });
});

describe('after a stop, the timers', () => {
  it('catch up by ten minutes a run', async () => {
    const { at, placed, jumps } = await open();
    const { expiresAt } = await placed();
    await tick(at(expiresAt - 35 * MINUTE));
    const started = at(expiresAt + 120 * MINUTE);
    await tick(started);
    await tick(started);
    expect((await placed()).status).toBe('PENDING_PAYMENT');
    await tick(started);
    expect((await placed()).status).toBe('CLOSED');
    expect(jumps()).toHaveLength(3);
  });

  it('do not change the revision of any content by the time that they keep', async () => {
    const { db, at } = await open();
    await tick(at(NOW));
    const before = await readRevisions(db);
    await tick(at(NOW + MINUTE));
    expect(await readRevisions(db)).toEqual(before);
  });
});
