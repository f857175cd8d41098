import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { DeskTranslator, Translator } from '../../i18n/translator.ts';
import type { KeyRing } from '../crypto/keys.ts';
import type { PasswordHasher } from '../crypto/password.ts';
import type { Bucket } from './bucket.ts';
import type { Config } from './config.ts';
import type { FetchLink } from './fetch-link.ts';
import type { Metrics } from './metrics.ts';
import type { PublicFetch } from './public-fetch.ts';
import type { ResizePicture } from './resize-picture.ts';
import type { Revisions } from './revisions.ts';
import type { SharedPages } from './shared-pages.ts';

/** The database as commerce sees it: libSQL and D1 through one drizzle interface with atomic `batch`. */
export type Database = LibSQLDatabase<Record<string, never>>;

/** A database session of one call: each read is at least as new as those before it. */
export type DatabaseSession = {
  database: Database;
  /** The D1 bookmark of its last query; undefined before the first one. */
  bookmark: () => string | undefined;
};

export type MailText = { to: string; subject: string; text: string; html: string };
/** `replyTo` is empty if replies go to the sender. */
export type Mail = MailText & { from: string; replyTo: string };

/** The parts that every deployment has, also one whose backends are all remote. */
export type Storefront = {
  runtime: 'node' | 'workerd';
  config: Config;
  /** Derived from the master secrets. */
  keys: KeyRing;
  /** Texts in the languages of the interface. */
  translator: Translator;
  /** The same with the texts of the desk. */
  deskTranslator: DeskTranslator;
  /** The content revisions that this process knows. */
  revisions: Revisions;
  /** Rendered pages that all isolates of a data centre share; undefined if the runtime has no such cache. */
  sharedPages?: SharedPages;
  metrics: Metrics;
  /** Writes one JSON line, and counts its event. */
  log: (line: Record<string, unknown>) => void;
};

/** A storefront with the embedded backend: adds the database, the bucket, mail and so on. */
export type Platform = Storefront & {
  database: Database;
  /**
   * Only on D1, whose replicas may lag: opens a session for one call. `start` is `first-primary`,
   * `first-unconstrained`, or a bookmark: then no read is older than that.
   */
  openSession?: (start: string) => DatabaseSession;
  bucket: Bucket;
  /** Makes smaller sizes and modern formats of a picture. Undefined where pictures are stored as they are. */
  resizePicture?: ResizePicture;
  /** Lets work continue after the response of a call. Undefined where it does so by itself. */
  later?: (work: Promise<unknown>) => void;
  /** Requests a short link. */
  fetchLink: FetchLink;
  /** Asks a host that a tenant's staff have named. */
  fetchPublic: PublicFetch;
  passwords: PasswordHasher;
  /**
   * Sends a mail through the configured transport. Throws if that fails or none is configured. Undefined
   * in demo mode without a transport: the mails stay in the demo's mailbox.
   */
  sendMail: ((mail: Mail) => Promise<void>) | undefined;
};

/** Whether this deployment has the embedded backend. */
export function hasBackend(platform: Storefront | Platform): platform is Platform {
  return 'database' in platform;
}
