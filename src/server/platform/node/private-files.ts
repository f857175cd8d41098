import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/**
 * Makes a folder that only the server's own user may read, together with the files directly in it: the
 * database with its hashes, addresses and mails, and the secrets. Throws if the folder can't be made.
 * Returns the error if its rights can't be changed, for example on a mounted volume.
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

/** Creates an empty file that only the server's own user may read; leaves one that exists as it is. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY.file));
}
