import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** File modes that let only the owner read and write. */
const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/**
 * Creates a folder if it is missing. Makes it, and the files directly in it, readable by the server's
 * user only: they hold the database and the secrets. Throws if the folder can't be created. Returns the
 * error if the permissions can't be changed, for example on a mounted volume.
 */
export function makePrivateFolder(folder: string): Error | undefined {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
  try {
    chmodSync(folder, OWNER_ONLY.folder);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) chmodSync(path.join(folder, entry.name), OWNER_ONLY.file);
    }
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** Creates an empty file that only the server's user may read; leaves an existing file as it is. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
}
