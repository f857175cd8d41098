import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { FOR_EVER, seal, unseal } from '../../crypto/sealed-cookie.ts';
import { newVapidKey, type VapidKey } from '../../crypto/web-push.ts';
import { pushKeys } from '../../db/schema/orders/push.ts';
import type { Scope } from '../base/scope.ts';

const ID = 'vapid';

type KeyStore = Pick<Scope, 'db' | 'keys'>;

const jwk = v.looseObject({ kty: v.literal('EC'), d: v.string(), x: v.string(), y: v.string() });

/**
 * The key with which the deployment signs its messages to push services. It is made when it is first needed, and again if
 * the secret that sealed it is gone; then browsers must subscribe again.
 */
export async function pushKey({ db, keys }: KeyStore): Promise<VapidKey> {
  const stored = await readKey({ db, keys });
  if (stored) return stored;
  const { publicKey, privateJwk } = await newVapidKey();
  const sealed = await seal(keys, ID, privateJwk, FOR_EVER);
  const row = { publicKey, sealed, createdAt: Date.now() };
  // If two calls make a key at once, the later key wins for both, because each call reads it again.
  await db
    .insert(pushKeys)
    .values({ id: ID, ...row })
    .onConflictDoUpdate({ target: pushKeys.id, set: row });
  return (await readKey({ db, keys })) ?? { publicKey, privateJwk };
}

async function readKey({ db, keys }: KeyStore): Promise<VapidKey | undefined> {
  const [row] = await db.select().from(pushKeys).where(eq(pushKeys.id, ID));
  if (!row) return undefined;
  const opened = v.safeParse(jwk, await unseal(keys, ID, row.sealed));
  return opened.success ? { publicKey: row.publicKey, privateJwk: opened.output } : undefined;
}
