import { and, count, gt, isNotNull, isNull, min } from 'drizzle-orm';
import type { Keys } from '../../src/server/crypto/keys.ts';
import { parsePhc } from '../../src/server/crypto/phc.ts';
import { sessions, users } from '../../src/server/db/schema/people/users.ts';
import type { Database } from '../../src/server/platform/platform.ts';

/** A secret by its key id, and the number of pay passwords that can be checked only with it. */
export type SecretUse = { kid: string; state: 'current' | 'old' | 'missing'; payPasswords: number };

export type SecretsReport = {
  secrets: SecretUse[];
  /**
   * Sessions that have neither ended nor expired; `oldest` began at this time, in milliseconds since the epoch. Their
   * tokens are signed with the secret that was current when they began.
   */
  sessions: { live: number; oldest: number | undefined };
};

/** The number of rows that are read at once. */
const PAGE_SIZE = 2_000;

/** Counts what still needs each secret. `missing` secrets are not in SECRETS: their pay passwords must be reset. */
export async function checkSecrets(
  db: Database,
  peppers: Keys<Uint8Array>,
  now: number,
): Promise<SecretsReport> {
  const used = await payPasswordsByKid(db);
  const knownPeppers: SecretUse[] = peppers.map(({ kid }, i) => ({
    kid,
    state: i === 0 ? 'current' : 'old',
    payPasswords: used.get(kid) ?? 0,
  }));
  const missing: SecretUse[] = [...used]
    .filter(([kid]) => !peppers.some((pepper) => pepper.kid === kid))
    .map(([kid, payPasswords]) => ({ kid, state: 'missing', payPasswords }));
  const [live] = await db
    .select({ live: count(), oldest: min(sessions.createdAt) })
    .from(sessions)
    .where(and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now)));
  return {
    secrets: [...knownPeppers, ...missing],
    sessions: { live: live?.live ?? 0, oldest: live?.oldest ?? undefined },
  };
}

async function payPasswordsByKid(db: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let last = '';
  while (true) {
    const rows = await db
      .select({ id: users.id, hash: users.payPasswordHash })
      .from(users)
      .where(and(gt(users.id, last), isNotNull(users.payPasswordHash)))
      .orderBy(users.id)
      .limit(PAGE_SIZE);
    const end = rows.at(-1);
    if (!end) return counts;
    last = end.id;
    for (const { hash } of rows) {
      const kid = parsePhc(hash ?? '')?.keyId;
      if (kid !== undefined) counts.set(kid, (counts.get(kid) ?? 0) + 1);
    }
  }
}
