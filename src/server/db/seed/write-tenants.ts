import { eq } from 'drizzle-orm';
import type { TenantText } from '../../../contract/tenant-record.ts';
import { sanitiseArticle } from '../../commerce/site/sanitise.ts';
import type { Database } from '../../platform/platform.ts';
import { insertRows } from '../insert-rows.ts';
import {
  announcements,
  articles,
  banners,
  depositChannels,
  exchangeRates,
  howToUseSteps,
  productGroups,
  tenantHosts,
  tenants,
  warehouses,
} from '../schema/tenants.ts';
import { promotionCodes } from '../schema/users.ts';
import { channelsOf } from './deposit-channels.ts';
import { fillShelf } from './fill-shelf.ts';
import { SEED_RATE_SOURCE, SEED_RATES } from './rates.ts';
import { SHELVES, type ShelfName } from './shelf-recipes.ts';
import type { TenantSeed } from './tenants/tenant-seed.ts';
import { ANNOUNCEMENTS } from './texts/announcements.ts';
import { articlesOf } from './texts/articles.ts';
import { BANNERS } from './texts/banners.ts';
import { siteText } from './texts/site-text.ts';
import { STEPS } from './texts/steps.ts';
import type { Catalogue } from './write-catalogue.ts';

const DAY_MS = 86_400_000;

/** Writes the tenants and everything they show; rows of the seed that are there are replaced. */
export async function writeTenants(
  db: Database,
  seeds: readonly TenantSeed[],
  { catalogue, demo, now }: { catalogue: Catalogue; demo: boolean; now: number },
): Promise<void> {
  const all = <T>(rowsOf: (seed: TenantSeed) => readonly T[]): T[] => seeds.flatMap(rowsOf);
  await insertRows(
    db,
    exchangeRates,
    Object.entries(SEED_RATES).map(([currency, rate]) => ({
      currency,
      rate,
      source: SEED_RATE_SOURCE,
      fetchedAt: now,
    })),
  );
  await insertRows(
    db,
    tenants,
    all(({ id, record }) => [{ id, record }]),
  );
  await insertRows(
    db,
    tenantHosts,
    all(({ id, hosts }) => hosts.map((host) => ({ host, tenantId: id }))),
  );
  await insertRows(db, warehouses, all(warehousesOf));
  // Money that nobody paid is for demonstrations only.
  if (!demo) await db.delete(depositChannels).where(eq(depositChannels.instant, true));
  await insertRows(
    db,
    depositChannels,
    all((seed) => channelsOf(seed, demo)),
  );
  await insertRows(
    db,
    promotionCodes,
    all(({ id, promotionCode }) => [{ tenantId: id, code: promotionCode }]),
  );
  await insertRows(
    db,
    articles,
    all(articlesOf).map((article) => ({
      ...article,
      html: sanitiseArticle(article.html),
      updatedAt: now,
    })),
  );
  await insertRows(db, howToUseSteps, all(stepsOf));
  await insertRows(db, banners, all(bannersOf));
  await insertRows(
    db,
    announcements,
    all((seed) => announcementsOf(seed, now)),
  );
  await insertRows(
    db,
    productGroups,
    all((seed) => shelvesOf(seed, catalogue)),
  );
}

function warehousesOf({ id, warehouses: own }: TenantSeed) {
  return own.map((warehouse, i) => ({ ...warehouse, id: `${id}-${i + 1}`, tenantId: id }));
}

function stepsOf({ id, hasSteps }: TenantSeed) {
  const steps = hasSteps ? STEPS : [];
  return steps.map((step, position) => ({ ...step, tenantId: id, position }));
}

function bannersOf({ id, banners: names }: TenantSeed) {
  return names.map((name, position) => ({
    ...BANNERS[name],
    id: `${id}-${name}`,
    tenantId: id,
    position,
  }));
}

/** One a week, the newest a day old. */
function announcementsOf({ id }: TenantSeed, now: number) {
  const sanitised = (text: TenantText) =>
    Object.fromEntries(
      Object.entries(text).map(([locale, html]) => [locale, sanitiseArticle(html)]),
    ) as TenantText;
  return ANNOUNCEMENTS.map(({ title, html }, i) => ({
    id: `${id}-news-${ANNOUNCEMENTS.length - i}`,
    tenantId: id,
    title,
    html: sanitised(html),
    publishedAt: now - (1 + 7 * i) * DAY_MS,
  }));
}

function shelvesOf({ id, record, preferred, recommended }: TenantSeed, catalogue: Catalogue) {
  const platforms = record.tenantPreference.productPlatforms;
  const shelf = (kind: 'PREFERRED' | 'RECOMMENDED') => (name: ShelfName, position: number) => ({
    id: `${id}-${kind.toLowerCase()}-${name}`,
    tenantId: id,
    kind,
    position,
    name: siteText(`shelves.${name}`),
    productIds: fillShelf(catalogue, SHELVES[name], platforms),
  });
  return [...preferred.map(shelf('PREFERRED')), ...recommended.map(shelf('RECOMMENDED'))];
}
