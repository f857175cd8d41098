import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';

/** A path for a database file; its folder is deleted after the test. */
export function databaseFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'test.db');
}

/**
 * The path of a copy of the database of this name. The first test of a run that needs it fills it with
 * `fill`; the others copy its file, which takes a millisecond instead of fifty to thousands.
 */
export async function copyOf(
  name: string,
  fill: (db: Database) => Promise<unknown>,
): Promise<string> {
  const template = path.join(inject('templates'), `${name}.db`);
  if (!existsSync(template)) await makeTemplate(template, fill);
  const file = databaseFile();
  copyFileSync(template, file);
  return file;
}

async function makeTemplate(
  template: string,
  fill: (db: Database) => Promise<unknown>,
): Promise<void> {
  const file = databaseFile();
  const db = await openDatabase(`file:${file}`);
  await fill(db);
  await db.run(sql`pragma wal_checkpoint(truncate)`);
  // Another worker may do the same at the same time, so the file gets its name only when it is complete.
  const completeCopy = `${template}.${process.pid}`;
  copyFileSync(file, completeCopy);
  renameSync(completeCopy, template);
}
