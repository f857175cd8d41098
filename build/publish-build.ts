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
/** A younger folder may be the work of another process. */
const UNFINISHED_MS = 3_600_000;

/** Makes an empty folder for a build. */
export function newBuildFolder(builds = BUILDS): string {
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(`${builds}/build-`);
  // Readable for all: the server may run as another user.
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * Makes a link lead to a finished build, in one step: at any time it leads to a whole build. The build
 * before stays, because a server may still run from it; older ones are removed.
 */
export function publishBuild(folder: string, link: string): void {
  const before = existsSync(link) ? realpathSync(link) : undefined;
  // Of a version that built into a plain folder.
  if (before && !lstatSync(link).isSymbolicLink()) rmSync(link, { recursive: true });
  const next = `${link}.${process.pid}`;
  symlinkSync(path.relative(path.dirname(link), folder), next);
  renameSync(next, link);
  removeOldBuilds(path.dirname(folder), [realpathSync(link), before]);
}

function removeOldBuilds(builds: string, kept: readonly (string | undefined)[]): void {
  for (const name of readdirSync(builds)) {
    const folder = realpathSync(path.join(builds, name));
    const isOld = statSync(folder).mtimeMs < Date.now() - UNFINISHED_MS;
    if (isOld && !kept.includes(folder)) rmSync(folder, { recursive: true, force: true });
  }
}
