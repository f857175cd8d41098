import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { KeyRing } from '../crypto/keys.ts';
import type { PasswordHasher } from '../crypto/password.ts';
import type { Bucket } from './bucket.ts';
import type { Config } from './config.ts';

/** The database as commerce sees it: libSQL and D1 through one drizzle interface with atomic `batch`. */
export type Database = LibSQLDatabase<Record<string, never>>;

export type Mail = { to: string; from: string; subject: string; text: string; html: string };

/** Everything that differs between the runtimes. */
export type Platform = {
  runtime: 'node' | 'workerd';
  config: Config;
  database: Database;
  bucket: Bucket;
  /** Derived from the master secrets. */
  keys: KeyRing;
  passwords: PasswordHasher;
  /** Sends through the configured transport; `undefined` where mail stays in the outbox. */
  sendMail: ((mail: Mail) => Promise<void>) | undefined;
  /** Writes one JSON line. */
  log: (line: Record<string, unknown>) => void;
};
