import { sql } from 'drizzle-orm';
import type { Database } from '../platform/platform.ts';

/**
 * A migration. Migrations run in the order of names; drizzle-kit's marker separates the statements.
 */
export type MigrationFile = { name: string; sql: string };

const BREAKPOINT = '--> statement-breakpoint';

/** The names of the applied migrations. */
export async function appliedMigrations(db: Database): Promise<Set<string>> {
  await db.run(sql`create table if not exists _migrations (name text primary key)`);
  const rows = await db.all<{ name: string }>(sql`select name from _migrations`);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Applies the pending migrations in the order of names, each as one atomic batch that also records it as
 * applied. Returns their names. If a migration fails, throws an error with its name and the database's
 * message; the migration has then changed nothing.
 */
export async function migrate(db: Database, files: readonly MigrationFile[]): Promise<string[]> {
  const applied = await appliedMigrations(db);
  const pending = files
    .filter(({ name }) => !applied.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const file of pending) {
    const texts = [...statementsOf(file), recordStatement(file)];
    const [first, ...rest] = texts.map((text) => db.run(sql.raw(text)));
    if (first) await db.batch([first, ...rest]).catch(throwNaming(file));
  }
  return pending.map(({ name }) => name);
}

/** Throws an error that names the migration, with the message of the innermost cause. */
const throwNaming = (file: MigrationFile) => (error: unknown) => {
  let message = String(error);
  for (let cause = error; cause instanceof Error; cause = cause.cause) message = cause.message;
  throw new Error(`The migration ${file.name} changed nothing: ${message}`, { cause: error });
};

function statementsOf(file: MigrationFile): string[] {
  return file.sql
    .split(BREAKPOINT)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/**
 * Records a migration as applied. Without parameters, because drizzle can't bind those of a raw statement
 * in a D1 batch.
 */
function recordStatement({ name }: MigrationFile): string {
  return `insert into _migrations (name) values ('${name.replaceAll("'", "''")}')`;
}
