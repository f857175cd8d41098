import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { Translator } from '../../i18n/translator.ts';
import type { KeyRing } from '../crypto/keys.ts';
import type { PasswordHasher } from '../crypto/password.ts';
import type { AskLink } from './ask-link.ts';
import type { Bucket } from './bucket.ts';
import type { Config } from './config.ts';
import type { Revisions } from './revisions.ts';
import type { SharedPages } from './shared-pages.ts';

/** The database as commerce sees it: libSQL and D1 through one drizzle interface with atomic `batch`. */
export type Database = LibSQLDatabase<Record<string, never>>;

/** A database as one call sees it, which is never older than what it saw before. */
export type DatabaseSession = {
  database: Database;
  /** The moment that it has seen; undefined as long as it has seen nothing. */
  bookmark: () => string | undefined;
};

export type Mail = { to: string; from: string; subject: string; text: string; html: string };

/** What every deployment works with. */
export type Storefront = {
  runtime: 'node' | 'workerd';
  config: Config;
  /** Derived from the master secrets. */
  keys: KeyRing;
  /** Texts in the languages of the interface. */
  translator: Translator;
  /** At which revision the content of each tenant is. */
  revisions: Revisions;
  /** Rendered pages that other isolates of the deployment have too, where the runtime has room for them. */
  sharedPages?: SharedPages;
  /** Writes one JSON line. */
  log: (line: Record<string, unknown>) => void;
};

/** Everything that differs between the runtimes: a storefront with the embedded backend in it. */
export type Platform = Storefront & {
  database: Database;
  /**
   * Opens the database for one call, not before a bookmark, or `first-primary`, or
   * `first-unconstrained`: on D1, which may be read from copies that are a little behind.
   */
  openSession?: (start: string) => DatabaseSession;
  bucket: Bucket;
  /** Asks a host where a short link leads. */
  askLink: AskLink;
  passwords: PasswordHasher;
  /** Sends through the configured transport; `undefined` where mail stays in the outbox. */
  sendMail: ((mail: Mail) => Promise<void>) | undefined;
};

export function hasBackend(platform: Storefront | Platform): platform is Platform {
  return 'database' in platform;
}
