import { isNotNull } from 'drizzle-orm';
import type { TenantFile } from '../src/contract/ops/shop/tenant-file.ts';
import { SEED_SOURCE } from '../src/server/commerce/rates/source-names.ts';
import { putTenant } from '../src/server/commerce/site/put-tenant.ts';
import { replaceRows } from '../src/server/db/insert-rows.ts';
import { sourceRates } from '../src/server/db/schema/money/rates.ts';
import { tenants } from '../src/server/db/schema/shop/tenants.ts';
import type { Database } from '../src/server/platform/platform.ts';
import { channelsOf } from './deposit-channels.ts';
import { fillShelf, goodOf } from './fill-shelf.ts';
import { SEED_RATES } from './rates.ts';
import { SHELVES, type ShelfName } from './shelf-recipes.ts';
import { STANDARD_TARIFF } from './tariffs/standard.ts';
import type { TenantSeed } from './tenants/tenant-seed.ts';
import { ANNOUNCEMENTS } from './texts/announcements.ts';
import { articlesOf } from './texts/articles.ts';
import { BANNERS } from './texts/banners.ts';
import { siteText } from './texts/site-text.ts';
import { STEPS } from './texts/steps.ts';
import type { Catalogue } from './write-catalogue.ts';

const DAY_MS = 86_400_000;

type Facts = { catalogue: Catalogue; now: number };

/** Writes the seeded tenants with their content, except those that an operator has changed. */
export async function writeTenants(
  db: Database,
  seeds: readonly TenantSeed[],
  facts: Facts,
): Promise<void> {
  const { now } = facts;
  await replaceRows(
    db,
    sourceRates,
    Object.entries(SEED_RATES).map(([currency, rate]) => ({
      currency,
      rate,
      source: SEED_SOURCE,
      quotedAt: null,
      fetchedAt: now,
    })),
  );
  const edited = await db
    .select({ id: tenants.id })
    .from(tenants)
    .where(isNotNull(tenants.editedAt));
  for (const seed of seeds.filter(({ id }) => !edited.some((tenant) => tenant.id === id))) {
    await putTenant({ db, now, demo: true, editedAt: null }, fileOf(seed, facts));
  }
}

function fileOf(seed: TenantSeed, facts: Facts): TenantFile {
  const { id, hosts, record, promotionCode } = seed;
  return {
    id,
    hosts: [...hosts],
    record,
    warehouses: seed.warehouses.map((warehouse, i) => ({ ...warehouse, id: String(i + 1) })),
    articles: articlesOf(record, seed.articles),
    howToUse: seed.hasSteps ? [...STEPS] : [],
    banners: seed.banners.map((name) => ({ ...BANNERS[name], id: name })),
    announcements: announcementsAt(facts.now),
    productGroups: shelvesOf(seed, facts.catalogue),
    depositChannels: channelsOf(seed),
    tariff: STANDARD_TARIFF,
    promotionCodes: [promotionCode],
  };
}

/** The initial announcements, one per week. The newest is a day old. */
export function announcementsAt(now: number): TenantFile['announcements'] {
  return ANNOUNCEMENTS.map((text, i) => ({
    ...text,
    id: `news-${ANNOUNCEMENTS.length - i}`,
    publishedAt: new Date(now - (1 + 7 * i) * DAY_MS).toISOString(),
  }));
}

function shelvesOf(
  { record, preferred, recommended }: TenantSeed,
  catalogue: Catalogue,
): TenantFile['productGroups'] {
  const platforms = record.tenantPreference.productPlatforms;
  // A good is on one shelf only.
  const taken = new Set<string>();
  const shelf = (kind: 'PREFERRED' | 'RECOMMENDED') => (name: ShelfName) => {
    const products = fillShelf(catalogue, SHELVES[name], platforms, taken);
    for (const product of products) taken.add(goodOf(product));
    return {
      id: `${kind.toLowerCase()}-${name}`,
      kind,
      name: siteText(`shelves.${name}`),
      productIds: products.map(({ id }) => id),
    };
  };
  return [...preferred.map(shelf('PREFERRED')), ...recommended.map(shelf('RECOMMENDED'))];
}
