import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateCatalogue } from '../../../demo/catalogue/catalogue.ts';
import { writeCatalogue } from '../../../demo/write-catalogue.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { migrate } from '../../../src/server/db/migrate.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import { embeddedSource } from '../../../src/server/sourcing/catalogue/embedded-source.ts';
import { type Judgement, judge, summary } from './judge.ts';
import { type Half, judgedQueries } from './judged-queries.ts';

const MIGRATIONS = path.resolve('src/server/db/migrations');

export type Options = {
  half: Half;
  /** File that the figures are written to. */
  json?: string | undefined;
  /** Lists every query, not only the poor ones. */
  all: boolean;
};

/** Searches the embedded catalogue for the judged queries and prints how relevant the hits are. */
export async function measureSearch({ half, json, all }: Options): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-quality-'));
  try {
    const db = await openDatabase(`file:${path.join(folder, 'quality.db')}`);
    const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
    await migrate(
      db,
      files.map((name) => ({ name, sql: readFileSync(path.join(MIGRATIONS, name), 'utf8') })),
    );
    const catalogue = generateCatalogue();
    await writeCatalogue(db, catalogue, () => {});
    const keys = await deriveKeys('quality:forty-characters-that-no-link-is-sealed-with');
    const source = embeddedSource(db, keys);
    const judgements = await judge(source, catalogue, judgedQueries(half));
    report(judgements, all);
    if (json) {
      const figures = { overall: summary(judgements), judgements };
      writeFileSync(json, `${JSON.stringify(figures, undefined, 2)}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the figures by language and by kind of query, the worst first, and the queries with wrong hits. */
function report(judgements: readonly Judgement[], all: boolean): void {
  console.log(line('', 'queries', 'P@5', 'by both', 'first 3', 'absurd', 'lacking', 'as fitting'));
  for (const by of ['locale', 'kind'] as const) {
    const groups = Map.groupBy(judgements, (judgement) => judgement[by]);
    const rows = Array.from(groups, ([name, group]) => ({ name, ...summary(group) }));
    for (const row of rows.sort((a, b) => a.precisionAt5 - b.precisionAt5)) printRow(row);
  }
  printRow({ name: 'all', ...summary(judgements) });
  const worstFirst = judgements.toSorted((a, b) => a.precisionAt5 - b.precisionAt5);
  for (const { query, locale, kind, fits, ...judgement } of worstFirst) {
    const isWrong = fits.length > 0 ? judgement.precisionAt5 < 1 : judgement.saysFitting;
    if (!all && !isWrong) continue;
    const note = judgement.correctedTo === undefined ? '' : ` → ${judgement.correctedTo}`;
    const fittingText = fits.length > 0 ? fits.slice(0, 6).join(' ') : 'nothing';
    console.log(`\n${locale} ${kind}: ${query}${note}: ${judgement.precisionAt5} (${fittingText})`);
    for (const title of judgement.titles) console.log(`  ${title}`);
  }
}

function printRow({ name, ...figures }: { name: string } & ReturnType<typeof summary>): void {
  const { queries, precisionAt5, precisionByBoth, found, absurd } = figures;
  const shares = [precisionAt5, precisionByBoth, found, absurd].map((share) => share.toFixed(3));
  const counts = [figures.lacking, figures.lackingAsFitting].map(String);
  console.log(line(name, String(queries), ...shares, ...counts));
}

function line(name: string, ...figures: string[]): string {
  return name.padEnd(10) + figures.map((figure) => figure.padStart(11)).join('');
}
