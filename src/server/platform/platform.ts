import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Config } from './config.ts';

/** The database as commerce sees it: libSQL and D1 through one drizzle interface with atomic `batch`. */
export type Database = LibSQLDatabase<Record<string, never>>;

export type Argon2id = (
  password: Uint8Array,
  salt: Uint8Array,
  parameters: { memoryKiB: number; passes: number; parallelism: number; tagLength: number },
) => Promise<Uint8Array>;

export type Mail = { to: string; from: string; subject: string; text: string; html: string };

/** Everything that differs between the runtimes. */
export type Platform = {
  runtime: 'node' | 'workerd';
  config: Config;
  database: Database;
  argon2id: Argon2id;
  /** Sends through the configured transport; `undefined` where mail stays in the outbox. */
  sendMail: ((mail: Mail) => Promise<void>) | undefined;
  /** Writes one JSON line. */
  log: (line: Record<string, unknown>) => void;
};
