import { getPlatform } from '../../src/server/platform/node.ts';
import { hasBackend } from '../../src/server/platform/platform.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { migrateForCommand } from '../servers/database.ts';
import { checkSecrets } from './check.ts';

const USAGE = `npm run secrets -- check

  Says for each secret which data still needs it. To rotate, put a new secret first in SECRETS and restart.
  Each pay password moves to the new secret when it is used.`;

/** Runs `npm run secrets -- check`. Resolves to whether every pay password can be checked. */
export async function secretsCommand([what]: readonly string[]): Promise<boolean> {
  if (what !== 'check') throw new StartRefused(USAGE);
  const platform = await getPlatform();
  if (!hasBackend(platform)) throw new StartRefused('API_UPSTREAM has the shoppers: check there.');
  await migrateForCommand(platform.database);
  const report = await checkSecrets(platform.database, platform.keys.payPassword, Date.now());
  console.table(report.secrets);
  const { live, oldest } = report.sessions;
  const since = oldest === undefined ? '' : `, the oldest since ${new Date(oldest).toISOString()}`;
  console.log(`Login passwords need no secret.
Sessions: ${live} live${since}. Each needs the secret that was first when it began; without that secret the shopper has to sign in again.
Product links: pages create them with the first secret. Links of a removed secret open no product.
A secret can be removed if no pay password needs it and no live session began while it was first. Shoppers whose pay password needs a missing secret are asked to reset it.`);
  return report.secrets.every(({ state }) => state !== 'missing');
}
