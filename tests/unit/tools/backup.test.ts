import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Client } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../../src/server/db/migrate.ts';
import { openDatabaseFile } from '../../../src/server/platform/node/database-file.ts';
import { StartRefused } from '../../../src/server/platform/start-refused.ts';
import { backupCommand } from '../../../tools/backup/backup.ts';
import { restoreCommand } from '../../../tools/backup/restore.ts';
import { migrationFiles } from '../../../tools/servers/database.ts';
import { migratedFile } from '../support/database.ts';
import { fund, openShop, order } from '../support/shop.ts';
import { databaseFile } from '../support/template.ts';

let printed: string[];
/** The folder of a server's data, a folder for another's, and where a backup goes. */
let data: string;
let other: string;
let target: string;

beforeEach(() => {
  const folder = path.dirname(databaseFile());
  [data, other, target] = ['data', 'other', 'backup'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(data);
  for (const name of ['DATABASE_URL', 'SECRETS', 'API_UPSTREAM']) vi.stubEnv(name, '');
  vi.stubEnv('DATA_DIR', data);
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const open = (folder: string) => openDatabaseFile(`file:${path.join(folder, 'sampan.db')}`);

/** A shop in the folder of the data, with a shopper who has money and an order; closed after `use`. */
async function withShop(
  use: (shop: { client: Client; scope: Parameters<typeof fund>[0] }) => unknown = () => {},
): Promise<void> {
  copyFileSync(await migratedFile(), path.join(data, 'sampan.db'));
  const client = await open(data);
  const { shopper } = await openShop(drizzle(client));
  const scope = await shopper();
  await fund(scope, 100_00);
  await order(scope);
  await use({ client, scope });
  client.close();
}

async function rowsOf(folder: string, query: string) {
  const client = await open(folder);
  const { rows } = await client.execute(query);
  client.close();
  return rows.map((row) => ({ ...row }));
}

const run = {
  backup: () => backupCommand([target]),
  restore: (over?: 'over') => restoreCommand([target], { over: over !== undefined }),
  /** Into another folder. */
  restoreElsewhere: () => {
    vi.stubEnv('DATA_DIR', other);
    return restoreCommand([target], {});
  },
};

/** The sentence with which a command is refused. */
async function refusal(command: () => Promise<unknown>): Promise<string> {
  const error = await command().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartRefused);
  return (error as StartRefused).message;
}

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

/** The permissions of a folder and all below it, by path. */
const modesBelow = (folder: string) =>
  Object.fromEntries(
    ['', ...(readdirSync(folder, { recursive: true }) as string[])]
      .sort()
      .map((name) => [name, modeOf(path.join(folder, name))]),
  );

describe('a backup', () => {
  test('brings back money, orders, uploads and secrets, and only its owner can read it', async () => {
    await withShop();
    mkdirSync(path.join(data, 'uploads/one'), { recursive: true });
    writeFileSync(path.join(data, 'uploads/one/certificate'), 'paid');
    writeFileSync(path.join(data, 'secrets.json'), '{"secrets":"k1:x"}');
    await run.backup();
    expect(modesBelow(target)).toEqual({
      '': '700',
      'backup.json': '600',
      'sampan.db': '600',
      'secrets.json': '600',
      uploads: '700',
      'uploads/one': '700',
      'uploads/one/certificate': '600',
    });
    expect(await run.restoreElsewhere()).toBe(true);
    expect(readdirSync(other).sort()).toEqual(['sampan.db', 'secrets.json', 'uploads']);
    expect(printed.join('\n')).toMatch(/one: right, 2 lines, .*Its ledgers are right\./s);
    for (const table of ['users', 'purchase_orders', 'ledger_lines', 'cart_items']) {
      const query = `select * from ${table}`;
      expect(await rowsOf(other, query)).toEqual(await rowsOf(data, query));
    }
    expect(readFileSync(path.join(other, 'uploads/one/certificate'), 'utf8')).toBe('paid');
    expect(readFileSync(path.join(other, 'secrets.json'), 'utf8')).toBe('{"secrets":"k1:x"}');
    expect(modesBelow(other)).toMatchObject({ '': '700', 'secrets.json': '600', uploads: '700' });
  });

  test('that is taken while a server writes has whole transfers only, and disturbs no write', async () => {
    await withShop(async ({ client, scope }) => {
      const child = spawn(process.execPath, ['scripts/backup.ts', target], { stdio: 'ignore' });
      const exit = once(child, 'exit');
      let ended = false;
      void exit.then(() => {
        ended = true;
      });
      let written = 1;
      for (; !ended; written++) {
        await fund(scope, 1);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(await exit).toEqual([0, null]);
      const { rows } = await client.execute('select count(*) as n from ledger_transfers');
      expect(rows[0]?.n).toBe(written);
      expect(await run.restoreElsewhere()).toBe(true);
      const [copied] = await rowsOf(other, 'select count(*) as n from ledger_transfers');
      expect(copied?.n).toBeGreaterThan(0);
      expect(copied?.n).toBeLessThanOrEqual(written);
    });
  });

  test('says what is not in it: secrets of the environment', async () => {
    await withShop();
    vi.stubEnv('SECRETS', `k1:${'x'.repeat(40)}`);
    await run.backup();
    expect(readdirSync(target)).toEqual(['backup.json', 'sampan.db']);
    expect(printed.at(-1)).toMatch(
      /^The secrets are not in it: SECRETS comes from the environment/,
    );
  });

  test('says what is not in it: uploads in a bucket', async () => {
    await withShop();
    vi.stubEnv('S3_BUCKET_URL', 'https://uploads.s3.example');
    vi.stubEnv('S3_ACCESS_KEY_ID', 'key');
    vi.stubEnv('S3_SECRET_ACCESS_KEY', 'secret');
    await run.backup();
    expect(printed).toContain(
      'Uploads are not in it: they are in the bucket https://uploads.s3.example. Let its provider keep versions.',
    );
  });

  test('is either complete or missing', async () => {
    writeFileSync(path.join(data, 'sampan.db'), 'no database'.repeat(500));
    await expect(run.backup()).rejects.toThrow(/not a database/);
    expect(readdirSync(path.dirname(target))).toEqual(['data']);
  });

  test('never writes to a folder that exists', async () => {
    await withShop();
    mkdirSync(target);
    expect(await refusal(run.backup)).toBe(`${target} exists: name a folder that does not.`);
  });
});

describe('a restore', () => {
  test('says that money is wrong, and fails', async () => {
    await withShop(({ client }) =>
      client.execute("update ledger_accounts set balance_fen = 1 where kind = 'AVAILABLE'"),
    );
    await run.backup();
    expect(await run.restoreElsewhere()).toBe(false);
    expect(printed.join('\n')).toMatch(/one: WRONG.*trial balance is -9999.*LEDGERS ARE WRONG/s);
  });

  test('brings the schema of an older backup up to date', async () => {
    const client = await open(data);
    await migrate(drizzle(client), migrationFiles().slice(0, -1));
    client.close();
    await run.backup();
    expect(await run.restoreElsewhere()).toBe(true);
    expect(await rowsOf(other, 'select * from _migrations')).toHaveLength(migrationFiles().length);
  });

  test('over a database moves it aside, and never deletes', async () => {
    await withShop();
    await run.backup();
    // Never opened by this process, which would keep its lock.
    mkdirSync(other);
    copyFileSync(await migratedFile(), path.join(other, 'sampan.db'));
    expect(await refusal(run.restoreElsewhere)).toMatch(/sampan\.db exists: --over moves it aside/);
    const before = readFileSync(path.join(other, 'sampan.db'));
    expect(await run.restore('over')).toBe(true);
    const aside = readdirSync(other).find((name) => name.startsWith('sampan.db.before-')) ?? '';
    expect(readdirSync(other).sort()).toEqual(['sampan.db', aside]);
    expect(readFileSync(path.join(other, aside)).subarray(100)).toEqual(before.subarray(100));
    expect(await rowsOf(other, 'select name from users')).toEqual([{ name: 'mia' }]);
  });

  test('over a database is refused while a server uses it', async () => {
    await withShop(async ({ client }) => {
      await run.backup();
      expect(await refusal(() => run.restore('over'))).toMatch(
        /^A server uses .*: stop it first\.$/,
      );
      expect(readdirSync(data).filter((name) => !/^sampan\.db(-wal|-shm)?$/.test(name))).toEqual(
        [],
      );
      await client.execute("update users set name = 'Later'");
    });
    expect(await rowsOf(data, 'select name from users')).toEqual([{ name: 'Later' }]);
  });

  describe('is refused, and changes nothing', () => {
    afterEach(() => expect(existsSync(other) ? readdirSync(other) : []).toEqual([]));

    test('if a file of the backup is torn or missing', async () => {
      await withShop();
      writeFileSync(path.join(data, 'secrets.json'), '{}');
      await run.backup();
      const whole = readFileSync(path.join(target, 'sampan.db'));
      writeFileSync(path.join(target, 'sampan.db'), whole.subarray(0, -4096));
      expect(await refusal(run.restoreElsewhere)).toMatch(/damaged: sampan\.db is not as it was/);
    });

    test('if the folder is no backup', async () => {
      mkdirSync(target);
      writeFileSync(path.join(target, 'backup.json'), '{"files":{"../../etc/passwd":"x"}}');
      expect(await refusal(run.restoreElsewhere)).toMatch(/is no backup of npm run backup/);
    });

    test('if the backup is newer than this version', async () => {
      await withShop(({ client }) =>
        client.execute("insert into _migrations values ('9999_later.sql')"),
      );
      await run.backup();
      expect(await refusal(run.restoreElsewhere)).toMatch(/newer.*9999_later\.sql/);
    });
  });
});

test('neither a backup nor a restore is made where the database is a server’s', async () => {
  vi.stubEnv('DATABASE_URL', 'libsql://shop.example');
  vi.stubEnv('SECRETS', `k1:${'x'.repeat(40)}`);
  for (const command of [run.backup, run.restore]) {
    expect(await refusal(command)).toMatch(
      /server's \(shop\.example\): run this on its machine.*docs\/operating\.md/,
    );
  }
});
