import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../src/server/platform/node.ts';

/** A database file, and a second connection to it that has the write lock. */
async function lockedDatabase() {
  const url = `file:${mkdtempSync(path.join(tmpdir(), 'sampan-lock-'))}/test.db`;
  const database = await openDatabase(url);
  await database.run(sql`create table notes (text text)`);
  const other = createClient({ url });
  const lock = await other.transaction('write');
  return { database, other, release: () => lock.rollback() };
}

/** Lets the event loop turn some hundred times. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 300; turn++) await new Promise((resolve) => setImmediate(resolve));
}

describe('while another connection has the write lock of the database file', () => {
  it('a write waits, the event loop goes on, and reads are answered', async () => {
    const { database, release } = await lockedDatabase();
    let isWritten = false;
    const written = database.run(sql`insert into notes values ('a')`).then(() => {
      isWritten = true;
    });
    for (let read = 0; read < 200; read++) {
      expect(await database.all(sql`select * from notes`)).toEqual([]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(isWritten).toBe(false);
    await release();
    await written;
    expect(await database.all(sql`select * from notes`)).toEqual([{ text: 'a' }]);
  });

  it('a batch that writes waits as a whole', async () => {
    const { database, other, release } = await lockedDatabase();
    const written = database.batch([
      database.run(sql`insert into notes values ('a')`),
      database.run(sql`insert into notes values ('b')`),
    ]);
    await turns();
    expect(await database.all(sql`select * from notes`)).toEqual([]);
    await release();
    await written;
    expect(await other.execute('select * from notes')).toMatchObject({ rows: { length: 2 } });
  });

  it('every write that waits is committed, in its order', async () => {
    const { database, other, release } = await lockedDatabase();
    const written = ['a', 'b', 'c'].map((text) =>
      database.run(sql`insert into notes values (${text})`),
    );
    await turns();
    await release();
    await Promise.all(written);
    const { rows } = await other.execute('select text from notes order by rowid');
    expect(rows.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });
});
