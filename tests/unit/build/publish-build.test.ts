import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newBuildFolder, publishBuild } from '../../../build/publish-build.ts';

function openPlace() {
  const place = mkdtempSync(path.join(tmpdir(), 'sampan-build-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  const builds = path.join(place, '.builds');
  const link = path.join(place, 'dist');
  /** Builds and publishes a build that was finished two hours ago. */
  const build = (name: string) => {
    const folder = newBuildFolder(builds);
    writeFileSync(path.join(folder, 'name.txt'), name);
    const before = new Date(Date.now() - 7_200_000);
    utimesSync(folder, before, before);
    publishBuild(folder, link);
    return realpathSync(folder);
  };
  return { link, builds, build, current: () => readFileSync(path.join(link, 'name.txt'), 'utf8') };
}

describe('a build', () => {
  test('replaces the one before, whose files stay for the server that runs from it', () => {
    const { link, build, current } = openPlace();
    build('one');
    expect(current()).toBe('one');
    const running = realpathSync(link);
    build('two');
    expect(current()).toBe('two');
    expect(readFileSync(path.join(running, 'name.txt'), 'utf8')).toBe('one');
  });

  test('removes those before the last', () => {
    const { builds, build } = openPlace();
    build('one');
    const kept = [build('two'), build('three')].map((folder) => path.basename(folder));
    expect(readdirSync(builds).toSorted()).toEqual(kept.toSorted());
  });

  test('leaves one that another process is making', () => {
    const { builds, build } = openPlace();
    const begun = path.basename(newBuildFolder(builds));
    build('one');
    expect(readdirSync(builds)).toContain(begun);
  });

  test('does not fail if another one that ends at the same time has removed an old folder', () => {
    const { builds, build, current } = openPlace();
    build('one');
    // Listed, but without a folder: as if it had been removed after the listing.
    symlinkSync(path.join(builds, 'removed'), path.join(builds, 'build-removed'));
    build('two');
    expect(current()).toBe('two');
  });

  test('takes the place of a plain folder of an older version', () => {
    const { link, build, current } = openPlace();
    mkdirSync(link);
    writeFileSync(path.join(link, 'name.txt'), 'old');
    build('one');
    expect(current()).toBe('one');
  });
});
