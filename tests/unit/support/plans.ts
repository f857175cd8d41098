import { type Client, createClient, type InArgs, type InStatement } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { expect } from 'vitest';
import type { Database } from '../../../src/server/platform/platform.ts';
import { migratedFile } from './database.ts';
import { joinsBothKinds } from './tables.ts';

/** Tables that are small enough to be read in full: a few rows per tenant, or a few hundred in all. */
const SMALL_TABLES = ['deposit_channels', 'warehouses', 'revisions', 'categories'];

/**
 * Records every statement that the client runs from now on, alone or in a batch, with its arguments, and counts how
 * often any is run.
 */
function recordStatements(client: Client) {
  const statements = new Map<string, InArgs>();
  let runs = 0;
  const record = (statement: unknown) => {
    const { sql, args = [] } = statement as { sql: string; args?: InArgs };
    if (sql.startsWith('explain ')) return;
    statements.set(sql, args);
    runs += 1;
  };
  const { execute, batch } = client;
  client.execute = ((statement: InStatement) => {
    record(statement);
    return execute.call(client, statement as string);
  }) as Client['execute'];
  client.batch = async (batched, mode) => {
    batched.forEach(record);
    try {
      return await batch.call(client, batched, mode);
    } catch (error) {
      // Reads at once leave a connection with an old snapshot, which can't write.
      if ((error as { extendedCode?: string }).extendedCode !== 'SQLITE_BUSY_SNAPSHOT') throw error;
      client.reconnect();
      return batch.call(client, batched, mode);
    }
  };
  return { statements, runs: () => runs };
}

/** A migrated database that records its statements; deleted after the test. */
export async function openPlannedDatabase(): Promise<{
  db: Database;
  /** The different statements that were run; each once, with its last arguments. */
  statements: Map<string, InArgs>;
  /** How many statements have been run until now, the same ones counted each time. */
  runs: () => number;
  /**
   * Expects that no statement scans a table in full, except plan lines that match `allowed`, and
   * that none joins tables of the deployment and of tenants.
   */
  expectSeeks: (allowed?: RegExp) => Promise<void>;
  /**
   * Expects that no join, and no statement for listed rows, reads all rows of a tenant in one of its
   * tables, and that no subquery reads a range of them for each row.
   */
  expectNoWholeTenant: () => Promise<void>;
  /**
   * Expects that every statement, or each with this text, reads its rows in the order of an index,
   * instead of sorting them.
   */
  expectNoSorting: (text?: string) => Promise<void>;
  /** Expects that this statement was run, and reads its tables by an index of this name. */
  expectIndex: (statement: string, name: RegExp) => Promise<void>;
  /** Expects that this statement was run, and reads no table by an index of this name. */
  expectNoIndex: (statement: string, name: RegExp) => Promise<void>;
}> {
  const client = createClient({ url: `file:${await migratedFile()}` });
  const { statements, runs } = recordStatements(client);
  const db = drizzle(client);
  const planOf = async (statement: string, args: InArgs): Promise<string[]> => {
    const { rows } = await client.execute({ sql: `explain query plan ${statement}`, args });
    return rows.map(({ detail }) => String(detail));
  };
  const expectSeeks = async (allowed?: RegExp) => {
    for (const [sql, args] of [...statements]) {
      expect(joinsBothKinds(sql), sql).toBe(false);
      const plan = await planOf(sql, args);
      const scans = plan
        .filter(
          (detail) =>
            /^SCAN /.test(detail) && !/json_each|CONSTANT ROW|\(subquery|^SCAN found$/.test(detail),
        )
        .filter((detail) => !SMALL_TABLES.some((table) => detail.includes(table)))
        .filter((detail) => !allowed?.test(detail));
      expect(scans, sql).toEqual([]);
    }
  };
  const expectNoWholeTenant = async () => {
    for (const [sql, args] of [...statements].filter(([text]) => / join |json_each\(/.test(text))) {
      const lines = await planOf(sql, args);
      const first = lines.findIndex((detail) => detail.startsWith('CORRELATED'));
      const ranges = first < 0 ? [] : lines.slice(first);
      const whole = [
        ...lines.filter((detail) => /\(tenant_id=\?\)$/.test(detail)),
        ...ranges.filter((detail) => /\(tenant_id=\? AND \w+>\?/.test(detail)),
      ].filter((detail) => !SMALL_TABLES.some((table) => detail.includes(table)));
      expect(whole, sql).toEqual([]);
    }
  };
  const expectNoSorting = async (text = '') => {
    for (const [sql, args] of [...statements]) {
      if (!sql.includes(text)) continue;
      const lines = await planOf(sql, args);
      expect(
        lines.filter((detail) => /TEMP B-TREE FOR ORDER/.test(detail)),
        sql,
      ).toEqual([]);
    }
  };
  const linesWith = async (statement: string, name: RegExp) => {
    const args = statements.get(statement);
    if (!args) throw new Error(`the statement was not run: ${statement}`);
    const lines = await planOf(statement, args);
    return { found: lines.filter((detail) => name.test(detail)), plan: lines.join('\n') };
  };
  const expectIndex = async (statement: string, name: RegExp) => {
    const { found, plan } = await linesWith(statement, name);
    expect(found, plan).not.toEqual([]);
  };
  const expectNoIndex = async (statement: string, name: RegExp) => {
    const { found, plan } = await linesWith(statement, name);
    expect(found, plan).toEqual([]);
  };
  return {
    db,
    statements,
    runs,
    expectSeeks,
    expectNoWholeTenant,
    expectNoSorting,
    expectIndex,
    expectNoIndex,
  };
}
