import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { expect } from 'vitest';
import type { Database } from '../../../src/server/platform/platform.ts';
import { migratedFile } from './database.ts';

/** Tables of a few rows a tenant, or a few hundred in all, which a full read does not hurt. */
const SMALL = ['deposit_channels', 'warehouses', 'revisions', 'categories'];

/** Every statement that the client runs from now on, alone or in a batch. */
function recordStatements(client: Client): Map<string, InArgs> {
  const statements = new Map<string, InArgs>();
  const record = (statement: unknown) => {
    const { sql, args = [] } = statement as { sql: string; args?: InArgs };
    statements.set(sql, args);
  };
  const { execute, batch } = client;
  client.execute = ((statement: InStatement) => {
    record(statement);
    return execute.call(client, statement as string);
  }) as Client['execute'];
  client.batch = (batched, mode) => {
    batched.forEach(record);
    return batch.call(client, batched, mode);
  };
  return statements;
}

/** A migrated database that remembers its statements since `clear`; it goes away with the test. */
export async function openPlannedDatabase(): Promise<{
  db: Database;
  statements: Map<string, InArgs>;
  /** Expects that every statement finds its rows by an index, but for what is let pass. */
  expectSeeks: (letPass?: RegExp) => Promise<void>;
}> {
  const client = createClient({ url: `file:${await migratedFile()}` });
  const statements = recordStatements(client);
  const db = drizzle(client);
  const expectSeeks = async (letPass?: RegExp) => {
    for (const [sql, args] of [...statements]) {
      const plan = await client.execute({ sql: `explain query plan ${sql}`, args });
      const scans = plan.rows
        .map(({ detail }) => String(detail))
        .filter(
          (detail) =>
            /^SCAN /.test(detail) && !/json_each|CONSTANT ROW|\(subquery|^SCAN found$/.test(detail),
        )
        .filter((detail) => !SMALL.some((table) => detail.includes(table)))
        .filter((detail) => !letPass?.test(detail));
      expect(scans, sql).toEqual([]);
    }
  };
  return { db, statements, expectSeeks };
}
