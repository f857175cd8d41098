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
import { GROUPS } from './judged-queries.ts';

const MIGRATIONS = path.resolve('src/server/db/migrations');

export type Options = {
  /** File that the figures are written to. */
  json?: string | undefined;
  /** Lists every query, not only the poor ones. */
  all: boolean;
};

/** Searches the embedded catalogue for the judged queries and prints how relevant the hits are. */
export async function measureSearch({ json, all }: Options): Promise<void> {
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
    const judgements = await judge(embeddedSource(db, keys), catalogue);
    report(judgements, all);
    if (json) {
      const groups = GROUPS.map((group) => [group, summary(ofGroup(judgements, group))]);
      const figures = {
        overall: summary(judgements),
        groups: Object.fromEntries(groups),
        judgements,
      };
      writeFileSync(json, `${JSON.stringify(figures, undefined, 2)}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ofGroup(judgements: readonly Judgement[], group: string): Judgement[] {
  return judgements.filter((judgement) => judgement.group === group);
}

function report(judgements: readonly Judgement[], all: boolean): void {
  console.log(line('', 'queries', 'P@5', 'first, mean', 'first, worst'));
  for (const group of GROUPS) console.log(summaryLine(group, ofGroup(judgements, group)));
  console.log(summaryLine('all', judgements));
  for (const { query, precisionAt5, firstRelevant, correctedTo, titles } of judgements) {
    if (!all && precisionAt5 === 1) continue;
    const note = correctedTo === undefined ? '' : ` → ${correctedTo}`;
    console.log(`\n${query}${note}: ${precisionAt5}, first ${firstRelevant ?? 'none'}`);
    for (const title of titles) console.log(`  ${title}`);
  }
}

function summaryLine(name: string, judgements: readonly Judgement[]): string {
  const { queries, precisionAt5, meanFirstRelevant, worstFirstRelevant } = summary(judgements);
  return line(
    name,
    String(queries),
    precisionAt5.toFixed(3),
    meanFirstRelevant.toFixed(2),
    String(worstFirstRelevant),
  );
}

function line(name: string, ...figures: string[]): string {
  return name.padEnd(16) + figures.map((figure) => figure.padStart(14)).join('');
}
