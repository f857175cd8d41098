import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { openDatabaseFile } from '../../src/server/platform/node/database-file.ts';
import { makePrivateFolder } from '../../src/server/platform/node/private-files.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { printLedgers } from '../ledger/ledger.ts';
import { migrateForCommand } from '../servers/database.ts';
import {
  type Backup,
  copyPrivately,
  DATABASE,
  readBackup,
  SECRETS,
  UPLOADS,
} from './backup-folder.ts';
import { type OwnData, ownData } from './own-data.ts';

const USAGE = `npm run restore -- <backup> [--over]

  Puts what npm run backup copied into DATA_DIR, brings its schema up to date, and proves its ledger.
  Stop the servers first. Ends with code 1 if a ledger is wrong.

  --over   if there is a database already: renames it, its uploads and its secrets, and then restores`;

/** A file or folder of a backup (`name`), and the path to which it is restored (`place`). */
type Part = { name: string; place: string };

/** The name under which a part waits until all of them are ready. */
const readyPlace = ({ place }: Part) => `${place}.restoring`;

/**
 * Runs `npm run restore`. Resolves to whether every tenant's ledger has no faults. Throws `StartRefused`,
 * and leaves existing data as it is, if the backup is damaged or newer than this version, if there is data
 * already and `over` is not set, or if a server uses it.
 */
export async function restoreCommand(
  [folder]: readonly string[],
  { over = false }: { over?: boolean | undefined },
): Promise<boolean> {
  if (folder === undefined) throw new StartRefused(USAGE);
  const { config, own } = ownData();
  const backup = await readBackup(folder);
  const parts = partsOf(backup, own);
  const old = parts
    .flatMap(({ place }) => [place, `${place}-wal`, `${place}-shm`])
    .filter(existsSync);
  if (old[0] !== undefined && !over) {
    throw new StartRefused(
      `${old[0]} exists: --over moves it aside, or set DATA_DIR to another folder.`,
    );
  }
  makePrivateFolder(config.DATA_DIR);
  try {
    await copyParts(backup, parts);
    const isRight = await prepare(readyPlace({ name: DATABASE, place: own.database }));
    await requireUnused(own.database);
    // `requireUnused` may have removed the write-ahead log.
    await moveAside(old.filter(existsSync));
    for (const part of parts) await rename(readyPlace(part), part.place);
    console.log(
      `${own.database} is as of ${backup.takenAt}. ${isRight ? 'Its ledgers are right.' : 'ITS LEDGERS ARE WRONG, see above.'}`,
    );
    if (!config.SECRETS && !existsSync(own.secrets)) {
      console.log(
        'The backup has no secrets: set SECRETS as it was, then npm run secrets -- check.',
      );
    }
    return isRight;
  } finally {
    for (const part of parts) await rm(readyPlace(part), { recursive: true, force: true });
  }
}

function partsOf({ files }: Backup, own: OwnData): Part[] {
  const parts = [
    { name: DATABASE, place: own.database },
    { name: UPLOADS, place: own.uploads },
    { name: SECRETS, place: own.secrets },
  ];
  return parts.filter(({ name }) =>
    files.some((file) => file === name || file.startsWith(`${name}/`)),
  );
}

async function copyParts({ folder, files }: Backup, parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    const place = readyPlace(part);
    await rm(place, { recursive: true, force: true });
    for (const file of files) {
      if (file !== part.name && !file.startsWith(`${part.name}/`)) continue;
      await copyPrivately(path.join(folder, file), path.join(place, file.slice(part.name.length)));
    }
  }
}

/** Migrates a database and proves its ledgers; leaves it as one file. */
async function prepare(file: string): Promise<boolean> {
  const client = await openDatabaseFile(`file:${file}`);
  const db = drizzle(client);
  try {
    await migrateForCommand(db);
    return await printLedgers(db);
  } finally {
    await client.execute('PRAGMA journal_mode = DELETE');
    client.close();
  }
}

/**
 * Throws `StartRefused` if a server uses the database. SQLite can switch off write-ahead logging only if
 * nobody else has the database open; otherwise it fails with SQLITE_BUSY. A damaged file fails in another
 * way, and may be replaced.
 */
async function requireUnused(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (!String(error).includes('SQLITE_BUSY')) return;
    throw new StartRefused(`A server uses ${file}: stop it first.`);
  } finally {
    client.close();
  }
}

/** Renames files and folders, so that what was there before is kept. */
async function moveAside(places: readonly string[]): Promise<void> {
  const time = new Date().toISOString().replaceAll(':', '-');
  for (const place of places) {
    // SQLite finds a log by the name of its database.
    const [, name = place, log = ''] = /^(.*?)(-wal|-shm)?$/s.exec(place) ?? [];
    const aside = `${name}.before-${time}${log}`;
    await rename(place, aside);
    console.log(`What was there before is ${aside} now.`);
  }
}
