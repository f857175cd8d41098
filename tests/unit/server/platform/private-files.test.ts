import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import {
  createPrivateFile,
  makePrivateFolder,
} from '../../../../src/server/platform/node/private-files.ts';
import { openDatabase } from '../../../../src/server/platform/node.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'sampan-private-'));
afterAll(() => rmSync(parent, { recursive: true }));
const rightsOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

it('a new data folder, its database and SQLite’s other files are readable by their owner only', async () => {
  const folder = path.join(parent, 'new');
  expect(makePrivateFolder(folder)).toBeUndefined();
  const file = path.join(folder, 'sampan.db');
  createPrivateFile(file);
  const db = await openDatabase(`file:${file}`);
  await db.run('create table a (b)');
  expect(rightsOf(folder)).toBe('700');
  for (const name of ['sampan.db', 'sampan.db-wal', 'sampan.db-shm']) {
    expect(rightsOf(path.join(folder, name)), name).toBe('600');
  }
});

it('an existing data folder becomes readable by its owner only', () => {
  const folder = path.join(parent, 'old');
  mkdirSync(folder, { mode: 0o755 });
  const file = path.join(folder, 'sampan.db');
  writeFileSync(file, 'rows', { mode: 0o644 });
  expect(makePrivateFolder(folder)).toBeUndefined();
  createPrivateFile(file);
  expect([rightsOf(folder), rightsOf(file), statSync(file).size]).toEqual(['700', '600', 4]);
});
