import { type SQL, sql } from 'drizzle-orm';
import { ARTICLE_TYPES, type ArticleType } from '../../../contract/values/site-kinds.ts';
import { CATEGORY_ROWS, categoryRowsJson } from '../../db/category-rows.ts';
import {
  type ContentKey,
  cacheContent,
  cachedContent,
  isContentCached,
} from '../../db/content-cache.ts';
import { updateRevisions } from '../../db/known-revision.ts';
import { revisions } from '../../db/schema/revisions.ts';
import {
  articles,
  exchangeRates,
  howToUseSteps,
  tenantHosts,
  tenants,
  warehouses,
} from '../../db/schema/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import { type RevisionsByScope, revisionIn, SHARED } from '../../platform/revisions.ts';
import type { StoredTenant } from '../base/scope.ts';

/** The tenant that answers a loopback host without a tenant. */
export const DEFAULT_TENANT_ID = 'sampan';

/** A tenant with what nearly every page of it needs besides. */
export type TenantSite = StoredTenant & {
  /** Of its currency; null where it was never fetched. */
  rate: { rate: string; source: string; fetchedAt: number } | null;
  /** The articles it wrote, in whatever language. How to use may be steps alone. */
  articleTypes: ArticleType[];
  /** Where it has warehouses abroad. */
  localCountries: string[];
  /** The revision of its content that it was read at, as `Revisions.of` writes it. */
  readAt: string;
};

const byHost = (key: string): ContentKey => ({ kind: 'host', of: SHARED, key, checked: true });
const byId = (id: string): ContentKey => ({ kind: 'tenant', of: id, key: id, checked: true });

/**
 * The tenant of a host (a port is dropped): its own entry, else the nearest wildcard
 * (`*.example.org`), else the tenant whose preview address it is, else on loopback the default one.
 * Undefined for a stranger's host.
 */
export async function tenantByHost(
  db: Database,
  host: string,
  previewDomain?: string,
): Promise<TenantSite | undefined> {
  const name = hostName(host);
  const content = byHost(`${name} ${previewDomain}`);
  const id = await cachedContent(db, content, async () => {
    const { site, found } = await readSite(db, idOfHost(name, previewDomain));
    cacheContent(db, content, site?.id, found);
    return site?.id;
  });
  return id === undefined ? undefined : tenantById(db, id);
}

/** A tenant by its id, or undefined; from the cache while its content has not changed. */
export function tenantById(db: Database, id: string): Promise<TenantSite | undefined> {
  return cachedContent(db, byId(id), async () => (await readSite(db, sql`${id}`)).site);
}

type SiteRow = Record<'id' | 'record' | 'articleTypes' | 'localCountries' | 'revisions', string> & {
  revision: number;
  hasSteps: number;
  categories: string | null;
  rate: string | null;
  source: string;
  fetchedAt: number;
};

/**
 * Reads a tenant in one statement, with the revisions of all content, under which it is cached. The
 * categories are read with it where they are not cached: nearly every page of any tenant needs them.
 */
async function readSite(
  db: Database,
  id: SQL,
): Promise<{ site: TenantSite | undefined; found: RevisionsByScope }> {
  const own = sql`where tenant_id = t.id`;
  const [row] = await db.all<SiteRow | ({ id: null } & SiteRow)>(sql`
    select t.id as "id", t.record as "record", t.revision as "revision",
      r.rate as "rate", r.source as "source", r.fetched_at as "fetchedAt",
      (select json_group_array(distinct type) from ${articles} ${own}) as "articleTypes",
      exists (select 1 from ${howToUseSteps} ${own}) as "hasSteps",
      (select json_group_array(country) from (select country from ${warehouses} ${own}
        and region = 'LOCAL' and closed = 0 order by position, id)) as "localCountries",
      (select json_group_object(scope, revision) from ${revisions}) as "revisions",
      ${isContentCached(db, CATEGORY_ROWS) ? sql`null` : categoryRowsJson} as "categories"
    from (select ${id} as wanted) left join ${tenants} t on t.id = wanted
    left join ${exchangeRates} r on r.currency = json_extract(t.record, '$.currency')`);
  if (!row) throw new Error('a row was asked for');
  const found: RevisionsByScope = JSON.parse(row.revisions);
  await updateRevisions(db, found);
  if (row.categories !== null) cacheContent(db, CATEGORY_ROWS, JSON.parse(row.categories), found);
  if (row.id === null) return { site: undefined, found };
  const { rate, source, fetchedAt } = row;
  const types = new Set<string>(JSON.parse(row.articleTypes));
  if (row.hasSteps) types.add('HOW_TO_USE');
  const site: TenantSite = {
    id: row.id,
    record: JSON.parse(row.record),
    revision: row.revision,
    rate: rate === null ? null : { rate, source, fetchedAt },
    articleTypes: ARTICLE_TYPES.filter((type) => types.has(type)),
    localCountries: [...new Set<string>(JSON.parse(row.localCountries))],
    readAt: revisionIn(found, row.id),
  };
  cacheContent(db, byId(site.id), site, found);
  return { site, found };
}

/** The id of the tenant at a host, as an expression. */
function idOfHost(name: string, previewDomain: string | undefined): SQL {
  const candidates = JSON.stringify([name, ...wildcards(name)]);
  const others = [
    previewDomain ? previewLabel(name, previewDomain) : '',
    isLoopback(name) ? DEFAULT_TENANT_ID : '',
  ];
  return sql`coalesce(
    (select h.tenant_id from json_each(${candidates}) c
      cross join ${tenantHosts} h on h.host = c.value order by c.key limit 1),
    (select o.id from json_each(${JSON.stringify(others)}) c
      cross join ${tenants} o on o.id = c.value order by c.key limit 1))`;
}

/** Where a tenant answers besides its own hosts, given the deployment's preview domain. */
export const previewHost = (id: string, previewDomain: string): string => `${id}.${previewDomain}`;

/** The part of a host before the preview domain; empty for other hosts. */
const previewLabel = (name: string, previewDomain: string): string =>
  name.endsWith(`.${previewDomain}`) ? name.slice(0, -previewDomain.length - 1) : '';

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** `*.b.example.org`, `*.example.org`, `*.org`; a host of more labels than DNS allows is cut. */
function wildcards(name: string): string[] {
  const labels = name.split('.').slice(-20);
  return labels.slice(1).map((_, i) => `*.${labels.slice(i + 1).join('.')}`);
}

function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}
