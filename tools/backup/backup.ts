import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { ossBucket } from '../../src/server/platform/bucket-oss.ts';
import type { Config } from '../../src/server/platform/config.ts';
import { createPrivateFile } from '../../src/server/platform/node/private-files.ts';
import { StartRefused } from '../../src/server/platform/start-refused.ts';
import { completeBackup, copyPrivately, DATABASE, SECRETS, UPLOADS } from './backup-folder.ts';
import { type OwnData, ownData } from './own-data.ts';

const USAGE = `npm run backup -- <new folder>

  Copies the database, the uploads and the secrets into a folder that does not exist yet, while servers
  run. The folder is there when it is complete, and only this user can read it. \`npm run restore -- <folder>\`
  restores it.`;

/** How long the backup waits for a database that is just being opened for the first time, in milliseconds. */
const BUSY_MS = 10_000;

/** Runs `npm run backup`. Throws `StartRefused` if there is nothing to copy or the folder exists. */
export async function backupCommand([target]: readonly string[]): Promise<void> {
  if (target === undefined) throw new StartRefused(USAGE);
  const { config, own } = ownData();
  if (!existsSync(own.database)) throw new StartRefused(`There is no database at ${own.database}.`);
  if (existsSync(target)) throw new StartRefused(`${target} exists: name a folder that does not.`);
  const takenAt = new Date().toISOString();
  const unfinished = `${path.resolve(target)}.unfinished-${process.pid}`;
  try {
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await copyDatabase(own.database, path.join(unfinished, DATABASE));
    const notes = await copyOthers(config, own, unfinished);
    const { files } = await completeBackup(unfinished, takenAt);
    await rename(unfinished, target);
    console.log(`${target} is complete: ${files.length} files, as of ${takenAt}.`);
    for (const note of notes) console.log(note);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * `VACUUM INTO` copies one snapshot: everything that was committed when it began. Servers can go on writing
 * meanwhile. SQLite's backup API would start again after each write; libSQL's client does not have it.
 */
async function copyDatabase(from: string, to: string): Promise<void> {
  const client = createClient({ url: `file:${from}`, timeout: BUSY_MS });
  try {
    createPrivateFile(to);
    await client.execute({ sql: 'VACUUM INTO ?', args: [to] });
  } finally {
    client.close();
  }
}

/**
 * Copies uploads and secrets, after the database: a file is stored before its row, so each row of the
 * copy has its file. Returns sentences about what is not in the backup.
 */
async function copyOthers(config: Config, own: OwnData, folder: string): Promise<string[]> {
  const notes: string[] = [];
  const bucket = ossBucket(config)?.host ?? config.S3_BUCKET_URL;
  if (bucket)
    notes.push(
      `Uploads are not in it: they are in the bucket ${bucket}. Let its provider keep versions.`,
    );
  else await copyUploads(own.uploads, path.join(folder, UPLOADS));
  if (config.SECRETS) {
    notes.push(
      'The secrets are not in it: SECRETS comes from the environment. Keep a copy of them elsewhere; without them no pay password of this backup can be checked.',
    );
  } else if (existsSync(own.secrets)) {
    await copyPrivately(own.secrets, path.join(folder, SECRETS));
  } else {
    notes.push(
      `The secrets are not in it: there is no ${own.secrets}. Keep a copy of those that its servers have; without them no pay password of this backup can be checked.`,
    );
  }
  return notes;
}

/** Copies uploads. An upload that is removed meanwhile is left out; its row is removed soon too. */
async function copyUploads(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const copy = path.join(to, path.relative(from, file));
    await copyPrivately(file, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
}
