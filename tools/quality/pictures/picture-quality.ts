import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { generateCatalogue } from '../../../demo/catalogue/catalogue.ts';
import { pictureJobs } from '../../../demo/catalogue/pictures.ts';
import { describedPictures } from '../../../demo/pictures/described-pictures.ts';
import { fileOf } from '../../../demo/pictures/picture-files.ts';
import { renderMissing } from '../../../demo/pictures/render-missing.ts';
import { writeCatalogue } from '../../../demo/write-catalogue.ts';
import { type SearchResult, searchQuery } from '../../../src/contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { migrate } from '../../../src/server/db/migrate.ts';
import { linkPictures, writePictures } from '../../../src/server/db/write-pictures.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import { searchByPicture } from '../../../src/server/sourcing/pictures/search-by-picture.ts';
import { stripPicture } from '../../../src/server/storage/picture.ts';
import { migrationFiles } from '../../servers/database.ts';
import { progressBar } from '../../servers/progress.ts';
import { proposedParts, wholePicture } from './parts.ts';
import { KEPT, TUNED } from './screenshots.ts';
import { unrelatedPictures } from './unrelated.ts';
import { VARIANTS } from './variants.ts';

type Target = ReturnType<typeof generateCatalogue>['products'][number];

const jobs = pictureJobs();
/**
 * A key for the look of a studio picture, from its path: pictures with the same artwork, look, colour and
 * pose look the same.
 */
const lookOf = new Map(
  jobs.map(({ path, emoji, look, hex, pose }) => [
    path,
    `${emoji} ${JSON.stringify(look)} ${hex} ${pose}`,
  ]),
);
const catalogue = generateCatalogue();

/** Up to `count` products, of which no two have pictures that look the same. */
function distinctProducts(count: number): Target[] {
  const different = Map.groupBy(catalogue.products, ({ image }) => lookOf.get(image));
  const firsts = [...different.values()].flatMap(([product]) => product ?? []);
  const step = Math.max(1, firsts.length / count);
  return Array.from(
    { length: Math.min(count, firsts.length) },
    (_, i) => firsts[Math.floor(i * step)],
  ).filter((product) => product !== undefined);
}

const pictureOf = ({ image }: Target): Buffer => readFileSync(fileOf(image, 800));

export type PictureQualityOptions = {
  /** Prints the figures as JSON. */
  json: boolean;
  products: number;
  /** The number of products that are searched for. */
  queries: number;
};

/**
 * Measures the search by picture. A new database gets products with distinct pictures. It is searched
 * with altered copies of these pictures, which must find their product, and with pictures of other
 * things, which must find nothing. Resolves to whether every requirement is met.
 */
export async function measurePictureSearch({
  json,
  products: count,
  queries,
}: PictureQualityOptions): Promise<boolean> {
  await renderMissing({ onProgress: progressBar('Pictures') });
  const pictures = describedPictures();
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-pictures-'));
  const db = await openDatabase(`file:${path.join(folder, 'quality.db')}`);
  await migrate(db, migrationFiles());
  const products = distinctProducts(count);
  await writeCatalogue(db, { ...catalogue, products }, () => {});
  await writePictures(db, pictures);
  await linkPictures(
    db,
    products.map(({ id }) => id),
  );
  const keys = await deriveKeys('k1:only-links-of-this-measurement-are-sealed-with-it');
  const query = v.parse(searchQuery, {});
  const reader = { platforms: PRODUCT_PLATFORMS, locale: 'en' } as const;

  const search = async (file: Buffer): Promise<SearchResult> => {
    const picture = await stripPicture(new Uint8Array(file));
    return searchByPicture(db, keys, picture, query, reader);
  };

  const report = json ? () => {} : progressBar('Searches');
  const step = Math.ceil(products.length / queries);
  const searched = products.filter((_, i) => i % step === 0);
  const found: {
    variant: string;
    queries: number;
    first: number;
    nothing: number;
    minShare?: number;
  }[] = [];
  const start = performance.now();
  for (const [index, { name, minShare, make }] of VARIANTS.entries()) {
    let [first, nothing] = [0, 0];
    for (const [i, product] of searched.entries()) {
      const { records } = await search(await make(pictureOf(product)));
      if (records[0]?.productId === product.id) first += 1;
      if (records.length === 0) nothing += 1;
      report(index * searched.length + i + 1, VARIANTS.length * searched.length);
    }
    found.push({
      variant: name,
      queries: searched.length,
      first,
      nothing,
      ...(minShare && { minShare }),
    });
  }
  const milliseconds = (performance.now() - start) / (searched.length * VARIANTS.length);

  const screenshots = await measureScreenshots(searched, search);

  const unrelated = await unrelatedPictures(new Set(jobs.map(({ emoji }) => emoji)));
  const shown = new Map<string, { pictures: number; found: number }>();
  for (const { kind, picture } of unrelated) {
    const count = shown.get(kind) ?? { pictures: 0, found: 0 };
    const { total } = await search(picture);
    shown.set(kind, { pictures: count.pictures + 1, found: count.found + (total > 0 ? 1 : 0) });
  }
  rmSync(folder, { recursive: true, force: true });

  const wrong = [...shown.values()].reduce((sum, { found }) => sum + found, 0);
  const failed =
    [...found, ...screenshots].some(
      ({ first, queries, minShare = 0 }) => first < minShare * queries,
    ) || wrong > 0;
  if (json) {
    const kinds = Object.fromEntries(shown);
    console.log(
      JSON.stringify(
        { products: products.length, found, screenshots, unrelated: kinds, milliseconds },
        null,
        2,
      ),
    );
  } else {
    const percent = (part: number, whole: number) =>
      `${((part / whole) * 100).toFixed(1)} %`.padStart(8);
    console.log(`\n${products.length} products, ${pictures.length} pictures; found first`);
    for (const { variant, first, queries, nothing, minShare } of found) {
      const bar = minShare === undefined ? '' : `  (at least ${minShare * 100} %)`;
      console.log(
        `  ${variant.padEnd(30)}${percent(first, queries)}, nothing ${percent(nothing, queries)}${bar}`,
      );
    }
    console.log('Screenshots: found first by a proposed part, and by the whole picture');
    for (const { layout, isTuned, first, whole, proposed, queries, minShare } of screenshots) {
      console.log(
        `  ${layout.padEnd(38)}${percent(first, queries)}, whole ${percent(whole, queries)}, something proposed ${percent(proposed, queries)}  (at least ${minShare * 100} %${isTuned ? '' : ', layout not tuned'})`,
      );
    }
    console.log('Pictures of other things that find something');
    for (const [kind, count] of shown)
      console.log(`  ${kind.padEnd(30)}${count.found} of ${count.pictures}`);
    console.log(`${milliseconds.toFixed(0)} ms a search, including the time to alter the picture`);
  }
  return !failed;
}

type ScreenshotFigures = {
  layout: string;
  /** Whether the proposals were tuned with this layout. */
  isTuned: boolean;
  queries: number;
  /** How many find their product first by one of the proposed parts or, if nothing is proposed, by the whole picture. */
  first: number;
  /** How many find their product first by the whole picture. */
  whole: number;
  /** For how many a part is proposed. */
  proposed: number;
  minShare: number;
};

/** The most products that are searched for in each layout. */
const MAX_SCREENSHOTS = 150;

/** Searches by screenshots that show a product among other things. */
async function measureScreenshots(
  products: readonly Target[],
  search: (file: Buffer) => Promise<SearchResult>,
): Promise<ScreenshotFigures[]> {
  const step = Math.ceil(products.length / MAX_SCREENSHOTS);
  const shown = products.filter((_, i) => i % step === 0);
  const figures: ScreenshotFigures[] = [];
  for (const layout of [...TUNED, ...KEPT]) {
    let [first, whole, proposed] = [0, 0, 0];
    for (const [i, product] of shown.entries()) {
      const beside = [1, 2, 3].map((by) => shown[(i + by) % shown.length] ?? product);
      const file = await layout.make([product, ...beside].map(pictureOf), i);
      const isFirst = async (picture: Buffer) =>
        (await search(picture)).records[0]?.productId === product.id;
      const isFound = await isFirst(await wholePicture(file));
      const parts = await proposedParts(file);
      const finds = await Promise.all(parts.map(isFirst));
      if (isFound) whole += 1;
      if (parts.length > 0) proposed += 1;
      if (finds.includes(true) || (parts.length === 0 && isFound)) first += 1;
    }
    const { name, minShare } = layout;
    const isTuned = TUNED.includes(layout);
    figures.push({
      layout: name,
      isTuned,
      queries: shown.length,
      first,
      whole,
      proposed,
      minShare,
    });
  }
  return figures;
}
