import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { PRODUCT_PLATFORMS } from '../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { trackRevisions } from '../../../src/server/db/known-revision.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../src/server/platform/revisions.ts';
import { embeddedSource } from '../../../src/server/sourcing/catalogue/embedded-source.ts';
import { progressBar } from '../../servers/progress.ts';
import { quantile } from '../../servers/quantile.ts';
import { run } from '../../servers/run.ts';
import { planOf, scansOf, statementLog } from './plans.ts';
import { type BenchQuery, benchQueries } from './queries.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, '.bench');
/** The limit of the large catalogue's p95, as a multiple of the small catalogue's. */
const MAX_FACTOR = 3;

const READER = { platforms: PRODUCT_PLATFORMS, locale: 'en' } as const;
const keys = await deriveKeys('k1:a-benchmark-seals-links-with-any-secret-at-all');

export type SearchBenchOptions = {
  /** Products of the two catalogues. */
  small: number;
  large: number;
  /** The folder of an existing large catalogue. */
  largeDir?: string | undefined;
  rounds: number;
  /** Also measures a small catalogue in a local D1. */
  d1: boolean;
  /** Prints the query plan of each statement. */
  plans: boolean;
};

/** A hash of everything that decides the content of a generated database. */
function formatVersion(): string {
  const hash = createHash('sha256');
  const sources = [
    'src/server/db/{write-products,insert-rows,search-*}.ts',
    'src/server/db/migrations/*.sql',
    'demo/catalogue/*.ts',
  ];
  for (const file of globSync(sources, { cwd: ROOT }).sort())
    hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex').slice(0, 8);
}

/** The folder of a database with this number of products. Creates it if missing. */
async function databaseOf(products: number): Promise<string> {
  const folder = path.join(CACHE, `${products}-${formatVersion()}`);
  if (existsSync(path.join(folder, 'sampan.db'))) return folder;
  const script = path.join(ROOT, 'scripts/generate.ts');
  await run(process.execPath, [script, '--products', String(products), '--data-dir', folder]);
  return folder;
}

/** A catalogue whose searches are measured. */
type Catalogue = {
  name: string;
  db: Database;
  source: ReturnType<typeof embeddedSource>;
  log: ReturnType<typeof statementLog>;
  /** The durations of each query, in milliseconds. */
  times: Map<BenchQuery, number[]>;
};

function catalogueOf(name: string, make: (logger: Catalogue['log']) => Database): Catalogue {
  const log = statementLog();
  const db = make(log);
  return { name, db, source: embeddedSource(db, keys), log, times: new Map() };
}

function openCatalogue(name: string, folder: string): Catalogue {
  return catalogueOf(name, (logger) =>
    drizzle(createClient({ url: `file:${path.join(folder, 'sampan.db')}` }), { logger }),
  );
}

/** Runs one search as on a newly started server: categories are cached, results of searches are not. */
async function search(
  { db, source, times }: Catalogue,
  benchQuery: BenchQuery,
  isTimed: boolean,
): Promise<void> {
  trackRevisions(db, createRevisions());
  await source.categories(READER);
  const start = performance.now();
  await source.search(benchQuery.query, READER);
  const ms = performance.now() - start;
  if (isTimed) times.set(benchQuery, [...(times.get(benchQuery) ?? []), ms]);
}

async function measure(catalogues: readonly Catalogue[], rounds: number): Promise<void> {
  const queries = benchQueries();
  const bar = progressBar(`${queries.length} queries`);
  for (let round = -1; round < rounds; round++) {
    for (const one of queries)
      for (const catalogue of catalogues) await search(catalogue, one, round >= 0);
    bar(round + 1, rounds);
  }
}

const figures = (times: readonly number[]) => ({
  p50: quantile(times, 0.5),
  p95: quantile(times, 0.95),
  p99: quantile(times, 0.99),
});
type Figures = ReturnType<typeof figures>;

/** The figures of all queries together, and of each kind of query. */
function resultOf({ times }: Catalogue): { all: Figures; kinds: Record<string, Figures> } {
  const byKind = Map.groupBy(times, ([{ kind }]) => kind);
  return {
    all: figures([...times.values()].flat()),
    kinds: Object.fromEntries(
      [...byKind].map(([kind, entries]) => [kind, figures(entries.flatMap(([, ms]) => ms))]),
    ),
  };
}

const inMs = (ms: number) => ms.toFixed(1).padStart(8);
const row = (name: string, { p50, p95, p99 }: Figures) =>
  `${name.padEnd(34)}${inMs(p50)}${inMs(p95)}${inMs(p99)}`;

/**
 * Checks the query plans of the searches, and prints them if asked to. Resolves to the steps that
 * read a whole table.
 */
async function checkPlans({ name, db, log }: Catalogue, isPrinted: boolean): Promise<string[]> {
  const statements = log.statements();
  const scans: string[] = [];
  for (const statement of statements) {
    const plan = await planOf(db, statement);
    scans.push(...scansOf(statement.sql, plan));
    if (isPrinted)
      console.log(`\n${statement.sql.replaceAll(/\s+/g, ' ')}\n  ${plan.join('\n  ')}`);
  }
  const verdict = scans.length === 0 ? 'none reads a whole table of products' : scans.join('; ');
  console.log(`${name}: ${statements.length} statements, ${verdict}`);
  return scans;
}

async function openD1Catalogue(
  products: number,
): Promise<{ catalogue: Catalogue; close: () => Promise<void> }> {
  const { drizzle: drizzleD1 } = await import('drizzle-orm/d1');
  const { getPlatformProxy } = await import('wrangler');
  const { prepare } = await import('../../generate/generate.ts');
  const folder = path.join(CACHE, `d1-${products}-${formatVersion()}`);
  mkdirSync(folder, { recursive: true });
  const configPath = path.join(folder, 'wrangler.json');
  const d1_databases = [{ binding: 'DB', database_name: 'bench', database_id: 'bench' }];
  writeFileSync(
    configPath,
    JSON.stringify({ name: 'bench', compatibility_date: '2026-10-01', d1_databases }),
  );
  const proxy = await getPlatformProxy<{ DB: Parameters<typeof drizzleD1>[0] }>({
    configPath,
    persist: { path: path.join(folder, 'state') },
  });
  const catalogue = catalogueOf(`D1, ${products.toLocaleString('en')} products`, (logger) => {
    return drizzleD1(proxy.env.DB, { logger }) as unknown as Database;
  });
  await prepare(catalogue.db, products);
  return { catalogue, close: () => proxy.dispose() };
}

/**
 * Compares the time of searches in a large and a small catalogue. Each query runs in both, one after the
 * other, so that other work of the machine affects both equally. Resolves to whether searches in the large
 * catalogue are fast enough (`MAX_FACTOR`) and no statement reads a whole table.
 */
export async function benchSearch(options: SearchBenchOptions): Promise<boolean> {
  const { small, large, largeDir, rounds, d1, plans } = options;
  const name = (count: number) => `${count.toLocaleString('en')} products`;
  const catalogues = [
    openCatalogue(name(small), await databaseOf(small)),
    openCatalogue(name(large), largeDir ?? (await databaseOf(large))),
  ];
  await measure(catalogues, rounds);
  const [ofSmall, ofLarge] = catalogues.map(resultOf);
  if (!ofSmall || !ofLarge) throw new Error('there must be two catalogues to compare');

  console.log(`\n${'ms'.padEnd(34)}     p50     p95     p99`);
  console.log(row(name(small), ofSmall.all));
  console.log(row(name(large), ofLarge.all));
  for (const [kind, one] of Object.entries(ofLarge.kinds)) {
    const base = ofSmall.kinds[kind];
    if (base) console.log(`${row(`  ${kind}`, one)}   p95 × ${(one.p95 / base.p95).toFixed(1)}`);
  }
  const factor = ofLarge.all.p95 / ofSmall.all.p95;
  console.log(`\np95 × ${factor.toFixed(2)} (at most ${MAX_FACTOR})`);
  const scans = (await Promise.all(catalogues.map((one) => checkPlans(one, plans)))).flat();

  let ofD1: ReturnType<typeof resultOf> | undefined;
  if (d1) {
    const { catalogue, close } = await openD1Catalogue(Math.min(small, 3000));
    await measure([catalogue], Math.min(rounds, 5));
    scans.push(...(await checkPlans(catalogue, plans)));
    ofD1 = resultOf(catalogue);
    console.log(row(catalogue.name, ofD1.all));
    await close();
  }
  mkdirSync(CACHE, { recursive: true });
  const result = {
    at: new Date().toISOString(),
    small,
    large,
    rounds,
    ofSmall,
    ofLarge,
    times: factor,
    ofD1,
    scans,
  };
  writeFileSync(path.join(CACHE, 'search.json'), `${JSON.stringify(result, null, 2)}\n`);
  return factor <= MAX_FACTOR && scans.length === 0;
}
