import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { deriveKeys, type KeyRing } from '../../src/server/crypto/keys.ts';
import { type Config, readConfig } from '../../src/server/platform/config.ts';
import { secretsFile } from '../../src/server/platform/node.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import { checkChain } from '../../src/server/staff/audit/check.ts';
import { auditedTenants } from '../../src/server/staff/audit/checkpoints.ts';
import { openD1 } from '../import/target.ts';
import { openDeploymentDatabase } from '../ledger/ledger.ts';

export const USAGE = `npm run audit -- check [--checkpoints file] [--d1 wrangler.toml]

  Proves the audit of every tenant: each entry follows from the one before, and none was changed, left out,
  replaced or cut off, and this deployment's secret signed each checkpoint. Prints a line for each tenant and what is wrong with it. Writes nothing. Ends with code 1
  if anything is wrong.

  --checkpoints  lines of the log with the event audit_checkpoint, kept outside of this machine: only they
                 show that a chain was built anew, or that an old copy of the database was restored
  --d1           the D1 that a wrangler configuration names, instead of the database of this machine
`;

const checkpointLine = v.object({
  event: v.literal('audit_checkpoint'),
  tenantId: v.string(),
  sequence: v.number(),
  hash: v.string(),
});
type KnownCheckpoint = v.InferOutput<typeof checkpointLine>;

/** The checkpoints in a file of log lines. Other lines are skipped. */
export function checkpointsIn(text: string): KnownCheckpoint[] {
  return text.split('\n').flatMap((line) => {
    if (!line.includes('audit_checkpoint')) return [];
    const result = v.safeParse(checkpointLine, JSON.parse(line));
    return result.success ? [result.output] : [];
  });
}

/** Runs `npm run audit`. Prints to standard output. Resolves to whether every chain is whole. */
export async function auditCommand(
  [what]: readonly string[],
  { checkpoints, d1 }: { checkpoints?: string | undefined; d1?: string | undefined },
): Promise<boolean> {
  if (what !== 'check') {
    console.log(USAGE);
    return false;
  }
  const outside = checkpoints === undefined ? [] : checkpointsIn(readFileSync(checkpoints, 'utf8'));
  const config = readConfig(process.env);
  const { db, close } =
    d1 === undefined
      ? await openDeploymentDatabase(config)
      : await openD1(d1, path.resolve(config.DATA_DIR, 'wrangler'));
  const isWhole = await printAudits(db, outside, await deploymentKeys(config));
  await close();
  return isWhole;
}

/** The keys of the deployment, to check signatures; undefined if this machine does not have its secrets. */
async function deploymentKeys(config: Config): Promise<KeyRing | undefined> {
  const file = secretsFile(config);
  const stored = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { secrets: string }).secrets
    : undefined;
  const secrets = config.SECRETS ?? stored;
  if (secrets) return deriveKeys(secrets);
  console.log('Signatures are not checked: this machine does not have the secrets (SECRETS).');
  return undefined;
}

/**
 * Prints the result of `npm run audit -- check` for a database. Returns whether every chain is whole.
 */
export async function printAudits(
  db: Database,
  outside: readonly KnownCheckpoint[],
  keys?: Pick<KeyRing, 'signing'>,
): Promise<boolean> {
  const outsideByTenant = Map.groupBy(outside, ({ tenantId }) => tenantId);
  const tenantIds = new Set([...(await auditedTenants(db)), ...outsideByTenant.keys()]);
  let isWhole = true;
  for (const tenantId of [...tenantIds].sort()) {
    const report = await checkChain({ db }, tenantId, outsideByTenant.get(tenantId), keys);
    console.log(`${tenantId}: ${report.entries} entries, ${report.checkpoints} checkpoints`);
    for (const { kind, sequence } of report.faults) console.log(`  ${kind} at entry ${sequence}`);
    if (report.faults.length > 0) isWhole = false;
  }
  return isWhole;
}
