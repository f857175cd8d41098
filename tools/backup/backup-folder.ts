import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { StartRefused } from '../../src/server/platform/start-refused.ts';

/*
 * A backup is a folder with these names in it. `backup.json` is written last and lists every file with its
 * hash, so that an incomplete folder is noticed before it is restored.
 */
export const DATABASE = 'sampan.db';
export const SECRETS = 'secrets.json';
export const UPLOADS = 'uploads';
const LIST = 'backup.json';

/** The path of a file in a backup, with slashes. It can't lead out of the backup's folder. */
const NAME = /^(?:sampan\.db|secrets\.json|uploads(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)+)$/;

const listSchema = v.object({
  sampanBackup: v.literal(1),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.record(v.pipe(v.string(), v.regex(NAME)), v.string()),
});

export type Backup = {
  folder: string;
  /** The time at which the backup was begun, ISO 8601. */
  takenAt: string;
  /** The paths of its files. */
  files: string[];
};

/** Copies a file, with the folders above it, for this user only. */
export async function copyPrivately(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, to);
  await chmod(to, 0o600);
}

/** SHA-256 of a file in hexadecimal. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Makes a folder a backup by adding a list of its files. When this resolves, all files are on the disk. */
export async function completeBackup(folder: string, takenAt: string): Promise<Backup> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file).split(path.sep).join('/')] = await hashOf(file);
    await flush(file);
  }
  const list = JSON.stringify({ sampanBackup: 1, takenAt, files }, null, 1);
  await writeFile(path.join(folder, LIST), `${list}\n`, { mode: 0o600, flush: true });
  return { folder, takenAt, files: Object.keys(files) };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

/** Reads and checks a backup. Throws `StartRefused` if the folder is no backup, or a file has changed. */
export async function readBackup(folder: string): Promise<Backup> {
  const text = await readFile(path.join(folder, LIST), 'utf8').catch(() => undefined);
  const list = v.safeParse(listSchema, text === undefined ? undefined : parsed(text));
  if (!list.success || !(DATABASE in list.output.files)) {
    throw new StartRefused(
      `${folder} is no backup of npm run backup: its ${LIST} is missing or another's.`,
    );
  }
  const { takenAt, files } = list.output;
  for (const [name, hash] of Object.entries(files)) {
    const found = await hashOf(path.join(folder, name)).catch(() => 'missing');
    if (found === hash) continue;
    throw new StartRefused(
      `The backup ${folder} is damaged: ${name} is ${found === 'missing' ? found : 'not as it was written'}. Nothing was changed; take another copy of it, or an older backup.`,
    );
  }
  return { folder, takenAt, files: Object.keys(files) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
