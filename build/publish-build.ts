import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** The folder of all builds for Node. `dist` is a link to the newest one. */
const BUILDS = '.builds';
/** Younger folders are not removed, because another process may still build into them. */
const MIN_REMOVAL_AGE_MS = 3_600_000;

/** Creates an empty folder for a build. */
export function newBuildFolder(builds = BUILDS): string {
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(`${builds}/build-`);
  // Readable for all: the server may run as another user.
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Points a link to a finished build, in one step, so that it always points to a complete build. The
 * previous build stays, because a server may still run from it; older ones are removed.
 */
export function publishBuild(folder: string, link: string): void {
  const before = existsSync(link) ? realpathSync(link) : undefined;
  // Older versions of this script built into a plain folder at the path of the link.
  if (before && !lstatSync(link).isSymbolicLink()) rmSync(link, { recursive: true });
  const next = `${link}.${process.pid}`;
  symlinkSync(path.relative(path.dirname(link), folder), next);
  renameSync(next, link);
  removeOldBuilds(path.dirname(folder), [realpathSync(link), before]);
}

function removeOldBuilds(linked: string, keep: readonly (string | undefined)[]): void {
  const builds = realpathSync(linked);
  for (const name of readdirSync(builds)) {
    const folder = path.join(builds, name);
    // Another build that ends at the same time may have removed it.
    const stats = statSync(folder, { throwIfNoEntry: false });
    const isOld = stats && stats.mtimeMs < Date.now() - MIN_REMOVAL_AGE_MS;
    if (isOld && !keep.includes(folder)) rmSync(folder, { recursive: true, force: true });
  }
}
