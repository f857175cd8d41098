import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { createTranslator } from '../../i18n/translator.ts';
import { argon2idNode } from '../crypto/argon2-node.ts';
import { deriveKeys } from '../crypto/keys.ts';
import { createPasswordHasher } from '../crypto/password.ts';
import { ossBucket } from './bucket-oss.ts';
import { s3Bucket } from './bucket-s3.ts';
import { type Config, readConfig } from './config.ts';
import { fetchLinkByRelay } from './fetch-link.ts';
import { countedLog, jsonLog } from './log.ts';
import { noTransport } from './mail-http.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { diskBucket } from './node/bucket-disk.ts';
import { openDatabaseFile } from './node/database-file.ts';
import { openDatabaseServer } from './node/database-server.ts';
import { fetchLinkOnNode } from './node/fetch-link.ts';
import { readDeskMessages, readMessages } from './node/locale-messages.ts';
import { createLineWriter } from './node/log.ts';
import { mailTransport } from './node/mail.ts';
import { collectFromPeers, listenToPeers, notifyPeers } from './node/peers.ts';
import { createPrivateFile, makePrivateFolder } from './node/private-files.ts';
import { publicFetchOnNode } from './node/public-fetch.ts';
import { resizeWithSharp } from './node/resize-picture.ts';
import type { Database, Platform, Storefront } from './platform.ts';
import { createRevisions } from './revisions.ts';
import { StartRefused } from './start-refused.ts';
import { hasUpstreamForAll } from './upstreams.ts';

const SECRETS_FILE = 'secrets.json';
const DATABASE_FILE = 'sampan.db';

type DataFolder = Pick<Config, 'DATA_DIR'>;

/** The file with the secrets that the first start generated. */
export const secretsFile = ({ DATA_DIR }: DataFolder): string => path.join(DATA_DIR, SECRETS_FILE);

/** The folder of uploads, unless OSS stores them. */
export const uploadsFolder = ({ DATA_DIR }: DataFolder): string => path.join(DATA_DIR, 'uploads');

/**
 * The secrets of a server without `SECRETS`: generated on the first start and stored in the data folder.
 * Throws `StartRefused` if production has a database but not its secrets: with new secrets, no stored
 * pay password could be verified.
 */
function embeddedSecrets(config: Config): string {
  const { DATA_DIR, DEMO } = config;
  const file = secretsFile(config);
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { secrets: string }).secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (!DEMO && existsSync(path.join(DATA_DIR, DATABASE_FILE))) {
    throw new StartRefused(
      `${file} is missing beside the database: restore it from a backup or set SECRETS, because pay passwords can't be checked with new secrets.`,
    );
  }
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secrets = `k1:${Buffer.from(bytes).toString('base64url')}`;
  writeFileSync(file, JSON.stringify({ secrets }), { mode: 0o600 });
  return secrets;
}

/** Creates the data folder if it is missing. Throws `StartRefused` if it can't be created or written. */
function createDataFolder({ DATA_DIR }: Config, log: Storefront['log']): void {
  try {
    const error = makePrivateFolder(DATA_DIR);
    if (error) log({ event: 'data_folder_not_private', error: String(error) });
    accessSync(DATA_DIR, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefused(
      `The data folder ${path.resolve(DATA_DIR)} can't be written (${code}): give this user permission to write there, or set DATA_DIR to another folder.`,
    );
  }
}

/** The URL of the configured database: `DATABASE_URL`, or a file in `DATA_DIR`. */
export function databaseUrl(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): string {
  return config.DATABASE_URL ?? `file:${path.join(config.DATA_DIR, DATABASE_FILE)}`;
}

/**
 * Opens the libSQL database; a file is set to write-ahead logging. Its statements are counted in
 * `metrics`. Throws if the database does not enforce foreign keys.
 */
export async function openDatabase(
  url: string,
  token?: string,
  metrics?: Metrics,
): Promise<Database> {
  const client = url.startsWith('file:')
    ? await openDatabaseFile(url)
    : openDatabaseServer(url, token);
  // A server may use a new connection for each call, so its default must be on.
  const { rows } = await client.execute('PRAGMA foreign_keys');
  if (Number(rows[0]?.foreign_keys) !== 1) {
    throw new Error(`The database at ${url} does not enforce foreign keys.`);
  }
  return drizzle(metrics ? withMetrics(client, metrics) : client);
}

/** Times the statements and batches of a client, and counts those that failed because it was busy. */
function withMetrics(client: Client, { count, observe }: Metrics): Client {
  const timed =
    <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const start = performance.now();
      try {
        return await run(...args);
      } catch (error) {
        if (/SQLITE_(BUSY|LOCKED)/.test(String(error))) count('sampan_database_busy_total');
        throw error;
      } finally {
        observe('sampan_database_seconds', performance.now() - start);
      }
    };
  client.execute = timed(client.execute.bind(client)) as Client['execute'];
  client.batch = timed(client.batch.bind(client));
  return client;
}

async function create(): Promise<Storefront | Platform> {
  const config = readConfig(process.env);
  const metrics = createMetrics(collectFromPeers);
  const log = countedLog(jsonLog(config.LOG_LEVEL, createLineWriter()), metrics);
  createDataFolder(config, log);
  const SECRETS = config.SECRETS ?? embeddedSecrets(config);
  const revisions = createRevisions(notifyPeers);
  listenToPeers({ mergeRevisions: revisions.merge, collectLocal: metrics.collectLocal });
  const storefront: Storefront = {
    runtime: 'node',
    config: { ...config, SECRETS },
    translator: createTranslator(readMessages),
    deskTranslator: createTranslator(readDeskMessages),
    keys: await deriveKeys(SECRETS),
    revisions,
    metrics,
    log,
  };
  if (hasUpstreamForAll(config.API_UPSTREAM)) return storefront;
  const url = databaseUrl(config);
  // SQLite gives its other files the permissions of this one.
  if (!config.DATABASE_URL) createPrivateFile(url.slice('file:'.length));
  return {
    ...storefront,
    database: await openDatabase(url, config.DATABASE_TOKEN, metrics),
    resizePicture: resizeWithSharp,
    bucket: ossBucket(config) ?? s3Bucket(config) ?? diskBucket(uploadsFolder(config)),
    fetchLink: fetchLinkByRelay(config) ?? fetchLinkOnNode(),
    fetchPublic: publicFetchOnNode(),
    passwords: createPasswordHasher(argon2idNode, config.WORKERS),
    sendMail: mailTransport(config) ?? (config.DEMO ? undefined : noTransport),
  };
}

let platform: Promise<Storefront | Platform> | undefined;

/** The one platform of this process. */
export function getPlatform(_env?: unknown): Promise<Storefront | Platform> {
  platform ??= create();
  return platform;
}
