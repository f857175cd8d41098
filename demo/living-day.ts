import { and, eq } from 'drizzle-orm';
import { commit } from '../src/server/commerce/base/atomically.ts';
import type { Scope } from '../src/server/commerce/base/scope.ts';
import { transferStatements } from '../src/server/commerce/ledger/ledger.ts';
import { listWarehouses } from '../src/server/commerce/site/places.ts';
import { addShelves } from '../src/server/commerce/stock/shelves.ts';
import { addStation } from '../src/server/commerce/stock/stations.ts';
import { users } from '../src/server/db/schema/people/users.ts';
import { DEMO_EMAIL } from './demo-shopper.ts';
import { SCENES } from './living-day-scenes.ts';
import { HOUR_MS, NAMES, openDay, shopperId } from './living-day-steps.ts';
import { takeTurns } from './living-day-turns.ts';

/*
 * A day of the demonstration's staff: some orders, parcels, shipments, top-ups and messages in each pile.
 * They are made through the functions of the calls, some with times that are days ago. The simulator leaves these
 * objects to people.
 */

const BALANCE_FEN = 3_000_000;
/** The age of the shoppers' accounts. It is above the age of each of their acts. */
const ACCOUNT_AGE_MS = 3000 * HOUR_MS;

/** Writes the day of a tenant, once. Returns the scenes that could not be made, for the log. */
export async function writeLivingDay(scope: Scope): Promise<string[]> {
  const isNew = await writeShoppers(scope);
  if (!isNew) return [];
  await writeWarehouse(scope);
  const { turn, end } = takeTurns(SCENES.length);
  const day = await openDay(scope, turn);
  const failures = await Promise.all(
    SCENES.map(async ({ name, hoursAgo, make }, index) => {
      try {
        await make(day, index, hoursAgo);
        return [];
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
      } finally {
        end();
      }
    }),
  );
  return failures.flat();
}

/** Writes the shoppers with a balance and an address. Returns false if they exist already. */
async function writeShoppers(scope: Scope): Promise<boolean> {
  const { db, tenantId, now, locale } = scope;
  const [demo] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, DEMO_EMAIL)));
  const [existing] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, shopperId(tenantId, 0)));
  if (!demo || existing) return false;
  for (const [index, name] of NAMES.entries()) {
    const userId = shopperId(tenantId, index);
    await commit({ db }, [
      db.insert(users).values({
        id: userId,
        tenantId,
        email: `${name.toLowerCase().replace(' ', '.')}@sampan.test`,
        name,
        language: locale,
        passwordHash: demo.passwordHash,
        payPasswordHash: demo.payPasswordHash,
        createdAt: now - ACCOUNT_AGE_MS,
      }),
      ...transferStatements(db, {
        tenantId,
        key: `deposit:${userId}`,
        type: 'DEPOSIT',
        reference: 'D000000DEMO',
        at: now - ACCOUNT_AGE_MS,
        postings: [
          { userId: '', kind: 'CLEARING', amountFen: -BALANCE_FEN },
          { userId, kind: 'AVAILABLE', amountFen: BALANCE_FEN },
        ],
      }),
    ]);
  }
  return true;
}

/** The shelves and stations of the tenant's first warehouse in China. */
async function writeWarehouse(scope: Scope): Promise<void> {
  const { db, tenantId, locale } = scope;
  const [warehouse] = await listWarehouses(db, tenantId, locale, 'CHINA');
  if (!warehouse) return;
  const { id: warehouseId } = warehouse;
  for (const zone of ['A', 'B']) {
    const codes = Array.from(
      { length: 27 },
      (_, index) => `${zone}-0${1 + Math.floor(index / 3)}-${1 + (index % 3)}`,
    );
    await addShelves(scope, { warehouseId, zone, codes: codes.join(' ') });
  }
  await addStation(scope, { warehouseId, name: 'Door 1', step: 'RECEIVE' });
  await addStation(scope, { warehouseId, name: 'Table 1', step: 'CHECK' });
}
