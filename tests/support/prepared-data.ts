import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../tools/servers/run.ts';

/** Folder of one run of `npm test`, in which its suites share what they prepare. */
const SHARED = process.env.TEST_DATA;

const COMMANDS = {
  node: 'tools/servers/prepare.ts',
  workers: 'tools/servers/workerd-server.ts',
} as const;

/** Variables that decide what a prepared database contains. */
const FILLED_BY = ['DEMO', 'NODE_ENV', 'SECRETS'];

/**
 * Fills the data folder of a server that is about to start with its own database. The first server of a
 * kind in a run fills a database, which takes half a minute; the others get a copy. Outside `npm test`
 * this does nothing, and each server fills its own.
 */
export async function copyPreparedData(
  target: keyof typeof COMMANDS,
  environment: Record<string, string | undefined>,
  dataDir: string,
): Promise<void> {
  if (!SHARED || environment.API_UPSTREAM) return;
  const facts = [target, ...FILLED_BY.map((name) => environment[name] ?? '')];
  const key = createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 12);
  const prepared = path.join(SHARED, `${target}-${key}`);
  while (!existsSync(prepared)) {
    if (createsFolder(`${prepared}.taken`)) await prepare(target, environment, prepared);
    else await sleep(200);
  }
  cpSync(prepared, dataDir, { recursive: true });
}

/** Creates a folder. Returns true for the one process of the run that succeeds, false for all others. */
function createsFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function prepare(
  target: keyof typeof COMMANDS,
  environment: Record<string, string | undefined>,
  prepared: string,
): Promise<void> {
  const unfinished = `${prepared}.unfinished`;
  const variables = { ...environment, DATA_DIR: unfinished, PREPARE_ONLY: '1' };
  try {
    await run(process.execPath, [COMMANDS[target]], variables as Record<string, string>);
    renameSync(unfinished, prepared);
  } catch (error) {
    // The next process that waits tries again, and reports its own error.
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(`${prepared}.taken`, { recursive: true, force: true });
    throw error;
  }
}
